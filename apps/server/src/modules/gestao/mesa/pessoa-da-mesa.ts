import type { DocumentoDaMesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { rotuloDoDocumento, type TipoDocumento } from '@credito/domain/documento/tipos';
import { isSensivel, valorEmPalavras, valorMascarado } from '@credito/domain/gestao/apresentacao';
import { compararLeitura } from '@credito/domain/gestao/comparacao';
import type { Contato } from '@credito/domain/gestao/contatos';
import { pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { CAMPOS_DO_PARTICIPANTE } from '@credito/domain/participante/campos';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import {
  type ContextoDoParticipante,
  ROTULO_DA_PESSOA,
} from '@credito/domain/participante/participante-contexto';
import { podeAvaliarPacto } from '@credito/domain/participante/pedido-do-regime';
import { documentosQuePodemFaltar, passosQueSeCorrigem } from '@credito/domain/pendencia/pedidos';
import { passosVisiveis } from '@credito/domain/wizard/plano';
import type { Selectable } from 'kysely';
import type { Documento, Participante } from '../../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { cobrirGrupo, gruposDaPessoa, gruposDoResponsavel } from './grupos-da-pessoa.ts';
import type { versoesAnteriores } from './mesa.repository.ts';

export interface MaterialDaMesa {
  completa: SolicitacaoCompleta;
  profissoes: ReadonlyMap<number, string>;
  operadores: ReadonlyMap<string, string>;
  anteriores: Awaited<ReturnType<typeof versoesAnteriores>>;
  aceites: ReadonlyMap<string, Date>;
  sinais: ReadonlyMap<string, readonly string[]>;
  contas: ReadonlyMap<string, Contato>;
}

export function pessoaDaMesa(
  material: MaterialDaMesa,
  participante: Selectable<Participante>,
  contexto: ContextoDoParticipante,
): PessoaDaMesa {
  const tipoPessoa = participante.tipo_pessoa;
  const documentos = material.completa.documentos.filter(
    (documento) => documento.dono_id === participante.id,
  );
  return {
    tipoPessoa,
    rotulo: ROTULO_DA_PESSOA[tipoPessoa],
    nome: participante.nome,
    statusAnalise: participante.status_analise,
    motivosAnalise: [...lerMotivos(participante.motivos_analise)],
    preenchidoPor: participante.preenchido_por,
    aceitouEm: material.aceites.get(participante.id)?.toISOString() ?? null,
    grupos: [
      ...gruposDaPessoa(
        participante,
        contexto,
        material.profissoes,
        material.contas.get(participante.conta_id ?? '') ?? null,
      ),
      ...gruposDoResponsavel(material.completa, contexto),
    ].map(cobrirGrupo),
    documentos: emOrdem(documentos, contexto).map((documento) =>
      documentoDaMesa(material, documento, participante),
    ),
    comparacoes: documentos.flatMap((documento) => comparacoesDe(documento, contexto)),
    corrigiveis: [...passosQueSeCorrigem(contexto)],
    podemFaltar: documentosQuePodemFaltar(contexto).map((tipoDocumento) => ({
      tipoDocumento,
      rotulo: rotuloDoDocumento(tipoDocumento),
    })),
    avisos: [...(material.sinais.get(participante.id) ?? [])],
  };
}

/** As they were asked for; whatever the plan no longer asks comes last. */
function emOrdem(
  documentos: readonly Selectable<Documento>[],
  contexto: ContextoDoParticipante,
): readonly Selectable<Documento>[] {
  const pedidos = passosVisiveis(planoDoParticipante, contexto).flatMap((passo) =>
    (passo.documentos?.(contexto) ?? []).map(({ tipoDocumento }) => tipoDocumento),
  );
  const lugar = (tipo: TipoDocumento) => {
    const posicao = pedidos.indexOf(tipo);
    return posicao === -1 ? pedidos.length : posicao;
  };
  return documentos.toSorted(
    (a, b) => lugar(a.tipo_documento) - lugar(b.tipo_documento) || a.indice - b.indice,
  );
}

function documentoDaMesa(
  { completa, operadores, anteriores }: MaterialDaMesa,
  documento: Selectable<Documento>,
  { tipo_pessoa: tipoPessoa, regime_pedido_em: regimePedidoEm }: Selectable<Participante>,
): DocumentoDaMesa {
  const { sigla } = completa.solicitacao;
  const vaga = `${documento.dono_id} ${documento.tipo_documento} ${documento.indice}`;
  return {
    id: documento.id,
    tipoDocumento: documento.tipo_documento,
    rotulo: rotuloDoDocumento(documento.tipo_documento),
    indice: documento.indice,
    situacao: documento.situacao as DocumentoDaMesa['situacao'],
    paginas: documento.paginas,
    extensao: documento.extensao,
    enviadoEm: documento.enviado_em.toISOString(),
    avaliadoEm: documento.avaliado_em?.toISOString() ?? null,
    avaliadoPor: documento.avaliado_por ? (operadores.get(documento.avaliado_por) ?? null) : null,
    motivos: [...lerMotivos(documento.motivos)],
    explicacao: documento.explicacao,
    avaliavel:
      (pessoasDaEtapa(sigla).includes(tipoPessoa) && documento.tipo_documento !== 'RECURSO') ||
      podeAvaliarPacto(sigla, regimePedidoEm !== null, documento.tipo_documento),
    conferencias: [...documento.conferencias],
    anteriores: anteriores.filter((anterior) => anterior.vaga === vaga).map(({ versao }) => versao),
  };
}

function comparacoesDe(documento: Selectable<Documento>, contexto: ContextoDoParticipante) {
  return compararLeitura(documento.tipo_documento, documento.leitura, contexto.respostas).map(
    ({ campo, declarado, lido, resultado }) => {
      const dados = CAMPOS_DO_PARTICIPANTE[campo];
      const oculto = isSensivel(dados);
      const mostrar = oculto ? valorMascarado : valorEmPalavras;
      return {
        documentoId: documento.id,
        campo,
        rotulo: dados.rotulo,
        declarado: mostrar(dados, declarado),
        lido: lido === null ? null : mostrar(dados, lido),
        resultado,
        oculto,
      };
    },
  );
}
