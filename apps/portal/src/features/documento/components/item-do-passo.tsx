/** A slot of the step and what there is to say about its file. */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import type { RegraDaConferencia } from '@credito/domain/documento/conferencia';
import { TIPOS_COM_LEITURA } from '@credito/domain/documento/tipos';
import { Caixa } from '@credito/ui/caixa/caixa';
import { encerrarEnvio, repetirEnvio } from '../../../envio/envios.ts';
import { useParteAtual } from '../../../participante/parte-atual.tsx';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useExplicarDocumento } from '../documentos.queries.ts';
import type { ConfirmacaoDosDados } from '../use-dados-confirmados.ts';
import type { CartaoDoPasso } from '../use-passo-de-documentos.ts';
import { AvisoDaConferencia } from './aviso-da-conferencia.tsx';
import { CartaoDoDocumento } from './cartao-do-documento.tsx';
import { DadosLidos } from './dados-lidos.tsx';
import estilos from './item-do-passo.module.css';
import { RendaLida } from './renda-lida.tsx';

const FALTA = 'Envie este documento para continuar.';

export interface ItemDoPassoProps {
  cartao: CartaoDoPasso;
  /** The person tried to go on without it. */
  falta: boolean;
  motivosJaDitos?: readonly string[] | undefined;
  semCamera?: boolean | undefined;
  /** What was read is to be confirmed. */
  confirmacao?: ConfirmacaoDosDados | undefined;
  aoEscolher: (arquivos: File[]) => void;
  aoFotografar: (() => void) | undefined;
  aoVer: (registro: RegistroDeDocumento) => void;
  aoExcluir: (registro: RegistroDeDocumento) => void;
}

export function ItemDoPasso({
  cartao,
  falta,
  motivosJaDitos,
  semCamera,
  confirmacao,
  aoEscolher,
  aoFotografar,
  aoVer,
  aoExcluir,
}: ItemDoPassoProps) {
  const { vaga, registro, envio, destino } = cartao;
  const enviadoAgora = envio?.estado.tipo === 'guardado';
  const seLeIdentidade = TIPOS_COM_LEITURA.includes(vaga.tipoDocumento);
  const reprovou = (qual: RegraDaConferencia) =>
    registro?.conferencias.some(({ regra, resultado }) => regra === qual && resultado === 'reprovado') ??
    false;
  // What could not be read at all is said once, with what to do about it.
  const mostraLeitura =
    confirmacao !== undefined || (seLeIdentidade && enviadoAgora && !reprovou('legibilidade'));
  const explicar = useExplicarDocumento(useParteAtual());
  const contaId = useSessao().contaId ?? '';
  return (
    <div className={estilos.item} data-falta={falta || undefined}>
      <CartaoDoDocumento
        vaga={vaga}
        registro={registro}
        envio={envio}
        erro={falta ? FALTA : undefined}
        motivosJaDitos={motivosJaDitos}
        semCamera={semCamera}
        aoEscolher={aoEscolher}
        aoFotografar={aoFotografar}
        aoCancelar={() => encerrarEnvio(contaId, destino)}
        aoRepetir={() => repetirEnvio(destino)}
        aoVer={() => registro && aoVer(registro)}
        aoExcluir={() => registro && aoExcluir(registro)}
      />
      {registro?.renda && enviadoAgora && <RendaLida renda={registro.renda} />}
      {registro && registro.leitura !== 'pendente' && mostraLeitura && (
        <DadosLidos
          vision={registro.vision}
          deOutraPessoa={reprovou('cpf')}
          soConfere={confirmacao !== undefined}
        />
      )}
      {confirmacao && (
        <Caixa
          rotulo="Confirmo os dados do documento"
          descricao="Confira o que lemos. Se algo estiver errado, envie uma foto melhor."
          checked={confirmacao.marcada}
          erro={confirmacao.cobrada ? 'Você precisa confirmar os dados do documento.' : undefined}
          onChange={(evento) => confirmacao.aoMudar(evento.currentTarget.checked)}
        />
      )}
      {registro && registro.rejeitado !== 'SIM' && (
        <AvisoDaConferencia
          key={registro.idDocumento}
          registro={registro}
          salvando={explicar.isPending}
          aoExplicar={(explicacao) => explicar.mutateAsync({ documentId: registro.idDocumento, explicacao })}
        />
      )}
    </div>
  );
}
