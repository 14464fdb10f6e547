/** State of a document step: its slots, what is in each, what is on its way and what is still missing. */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import {
  type DocumentoNaVaga,
  proximaVaga,
  type VagaPedida,
  vagasPedidas,
} from '@credito/domain/documento/vagas-pedidas';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type ContextoDeWizard, documentosFaltando, type Passo } from '@credito/domain/wizard/plano';
import type { DestinoDoEnvio } from '../../envio/destino.ts';
import type { EnvioEmCurso } from '../../envio/em-curso.ts';
import { coisaDaParte, useParteAtual } from '../../participante/parte-atual.tsx';
import { useSessao } from '../../sessao/use-sessao.ts';
import { useDocumentos } from './documentos.queries.ts';
import { useEnvios } from './use-envios.ts';

export interface CartaoDoPasso {
  vaga: VagaPedida;
  destino: DestinoDoEnvio;
  registro: RegistroDeDocumento | undefined;
  envio: EnvioEmCurso | undefined;
}

/** What the plan of any thing with files tells such a step. */
export interface ContextoDeDocumentos extends ContextoDeWizard {
  hoje: Data;
  cpfNoDocumento?: boolean;
  cpfNoDocumentoDoConjuge: boolean;
}

export function usePassoDeDocumentos<C extends ContextoDeDocumentos>(passo: Passo<C>, contexto: C) {
  const dono = useParteAtual();
  const contaId = useSessao().contaId ?? '';
  const { data: registros, isPending, isError, refetch } = useDocumentos(dono);
  const envioDe = useEnvios(contaId);
  const aoVivo: C = {
    ...contexto,
    documentos: (registros ?? []).map(({ tipoDocumento, index, tipoRenda, rejeitado }) => ({
      tipoDocumento,
      indice: index,
      tipoRenda,
      rejeitado: rejeitado === 'SIM',
    })),
    cpfNoDocumento: mostraCpf(registros, 'RG') ?? contexto.cpfNoDocumento,
    cpfNoDocumentoDoConjuge: mostraCpf(registros, 'CARTEIRA_CONJUGE') ?? contexto.cpfNoDocumentoDoConjuge,
  };
  const requisitos = passo.documentos?.(aoVivo) ?? [];
  const enviados = (registros ?? []).map(
    (registro): DocumentoNaVaga => ({
      tipoDocumento: registro.tipoDocumento,
      indice: registro.index,
      enviadoEm: dataEmSaoPaulo(new Date(registro.enviadoEm)),
    }),
  );

  function cartaoDe(vaga: VagaPedida): CartaoDoPasso {
    const registro = registros?.find(
      ({ tipoDocumento, index }) => tipoDocumento === vaga.tipoDocumento && index === vaga.indice,
    );
    const destino: DestinoDoEnvio = {
      ...coisaDaParte(dono),
      tipoPessoa: dono.tipoPessoa,
      pessoaId: dono.pessoaId,
      tipoDocumento: vaga.tipoDocumento,
      indice: vaga.indice,
      tipoRenda: vaga.tipoRenda as CodigoDeRenda | null,
      responde: registro?.rejeitado === 'SIM',
    };
    return { vaga, destino, registro, envio: envioDe(destino) };
  }

  const cartoes = vagasPedidas(requisitos, enviados, contexto.hoje).map(cartaoDe);
  const faltam = documentosFaltando(passo, aoVivo);
  return {
    dono,
    contaId,
    cartoes,
    carregando: isPending,
    falhou: isError,
    recarregar: refetch,
    /** Cards of required slots without a file that holds. */
    incompletos: cartoes.filter(
      ({ vaga, registro }) =>
        !vaga.opcional &&
        (!registro || registro.rejeitado === 'SIM') &&
        faltam.some(({ tipoDocumento }) => tipoDocumento === vaga.tipoDocumento),
    ),
    enviando: cartoes.some(({ envio }) => envio?.estado.tipo === 'enviando'),
    /** Types of which one more proof may be added now, with the slot that it would take. */
    acrescimos: requisitos.flatMap((requisito) => {
      const indice = proximaVaga(requisito, enviados);
      const [modelo] = vagasPedidas([requisito], [], contexto.hoje);
      return indice === null || !modelo ? [] : [cartaoDe({ ...modelo, indice, opcional: true })];
    }),
  };
}

function mostraCpf(registros: readonly RegistroDeDocumento[] | undefined, tipo: string): boolean | null {
  const doTipo = registros?.filter(({ tipoDocumento }) => tipoDocumento === tipo);
  return doTipo ? doTipo.some(({ vision }) => vision?.cpf) : null;
}
