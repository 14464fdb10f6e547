import { rotaEnviarRecurso, rotaEscreverRecurso, rotaRecurso } from '@credito/api/recurso.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { enviarRecurso } from './enviar-recurso.ts';
import { escreverRecurso } from './escrever-recurso.ts';
import { verRecurso } from './ver-recurso.ts';

export function registrarRecurso(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaRecurso, ({ params }, { sessao }) => verRecurso(contexto, sessao, params.id));
  registrador.rota(rotaEscreverRecurso, ({ params, body }, { sessao }) =>
    escreverRecurso(contexto, sessao, params.id, body.texto),
  );
  registrador.rota(rotaEnviarRecurso, ({ params }, { sessao }) => enviarRecurso(contexto, sessao, params.id));
}
