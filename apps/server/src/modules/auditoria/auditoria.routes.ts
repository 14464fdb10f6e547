import { rotaAcessosAosDados } from '@credito/api/perfil-mensagens.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { acessosAosDados } from './acessos-aos-dados.ts';

export function registrarAcessosAosDados(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaAcessosAosDados, ({ query }, { sessao }) =>
    acessosAosDados(contexto, sessao.contaId, query.antesDe ? Number(query.antesDe) : null),
  );
}
