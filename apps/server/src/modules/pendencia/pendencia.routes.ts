import {
  rotaComprovantesDeRenda,
  rotaConcluirPendencias,
  rotaConcluirPendenciasDoFiador,
  rotaCorrigirDados,
  rotaEscolherRenda,
  rotaPendenciasDaPessoa,
  rotaResumoDasPendencias,
} from '@credito/api/pendencia.rotas';
import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import type { Registrador } from '../../plugins/rotas.ts';
import { listarDocumentos } from '../documento/listar-documentos.ts';
import { concluirPendencias, concluirPendenciasDoFiador } from './concluir-pendencias.ts';
import { corrigirDados } from './corrigir-dados.ts';
import { escolherRenda } from './escolher-renda.ts';
import { resumirPendencias, verPendencias } from './ver-pendencias.ts';

const TIPOS_DE_COMPROVANTE = CODIGOS_DE_DOCUMENTO.filter(isComprovanteDeRenda);

export function registrarPendencia(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaResumoDasPendencias, ({ params }, { sessao }) =>
    resumirPendencias(contexto, sessao, params.id),
  );
  registrador.rota(rotaPendenciasDaPessoa, ({ params }, { sessao }) =>
    verPendencias(contexto, sessao, params.id, params.personType),
  );
  registrador.rota(rotaComprovantesDeRenda, ({ params }, { sessao }) =>
    listarDocumentos(contexto, sessao, params.id, params.personType, TIPOS_DE_COMPROVANTE),
  );
  registrador.rota(rotaCorrigirDados, ({ params, body }, { sessao }) =>
    corrigirDados(contexto, sessao, params.id, params.personType, body),
  );
  registrador.rota(rotaEscolherRenda, ({ params, body }, { sessao }) =>
    escolherRenda(contexto, sessao, params.id, params.personType, body),
  );
  registrador.rota(rotaConcluirPendencias, ({ params }, { sessao }) =>
    concluirPendencias(contexto, sessao, params.id),
  );
  registrador.rota(rotaConcluirPendenciasDoFiador, ({ params }, { sessao }) =>
    concluirPendenciasDoFiador(contexto, sessao, params.id),
  );
}
