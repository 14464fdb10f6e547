/** The words beside the field of a code: only what is known of its way is said (devices 5). */
import {
  type CanalDoCodigo,
  chegouANinguem,
  type EntregaDoCodigo,
} from '@credito/domain/conta/entrega-do-codigo';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';

const NOME = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'e-mail' } as const satisfies Record<
  CanalDoCodigo,
  string
>;

interface DicaDoCodigoProps {
  entrega: EntregaDoCodigo | null;
  /** By which it was asked for. */
  canal: CanalDoCodigo;
  destino: string;
  /** Another sentence, in place of how long a code is good that the person has or is about to have. */
  depois?: string;
}

export function DicaDoCodigo({ entrega, canal, destino, depois }: DicaDoCodigoProps) {
  const estado = entrega ?? { situacao: 'enviando', canal };
  const validade = chegouANinguem(estado) ? '' : 'Ele vale por 10 minutos.';
  return <p>{`${aCaminho(estado, canal, destino)} ${depois ?? validade}`.trim()}</p>;
}

function aCaminho({ situacao, canal }: EntregaDoCodigo, pedido: CanalDoCodigo, destino: string): string {
  const como = `um código de 6 números por ${NOME[canal]} para ${destino}`;
  switch (situacao) {
    case 'enviado':
      return canal === pedido
        ? `Enviamos ${como}.`
        : `Não foi possível por ${NOME[pedido]}: enviamos ${como}.`;
    case 'enviando':
      return `Estamos enviando ${como}.`;
    case 'demorando':
      return `Ainda não conseguimos enviar ${como}.`;
    case 'falhou':
      return `Não conseguimos enviar ${como}.`;
  }
}

interface AvisoDaEntregaProps<C extends CanalDoCodigo> {
  entrega: EntregaDoCodigo | null;
  /** By which a code may be asked for here. */
  canais: readonly C[];
  aoPedirPor: (canal: C) => void;
}

/** Nothing while the code is on its way. */
export function AvisoDaEntrega<C extends CanalDoCodigo>({
  entrega,
  canais,
  aoPedirPor,
}: AvisoDaEntregaProps<C>) {
  if (entrega?.situacao !== 'demorando' && entrega?.situacao !== 'falhou') return null;
  const meio = NOME[entrega.canal];
  const outro = canais.find((canal) => canal !== entrega.canal);
  return (
    <Aviso
      tom="atencao"
      aoVivo
      acao={
        outro && (
          <Botao compacto variante="secundario" onClick={() => aoPedirPor(outro)}>
            {`Receber por ${NOME[outro]}`}
          </Botao>
        )
      }
    >
      {entrega.situacao === 'demorando'
        ? `O serviço de ${meio} não aceitou o código agora. Vamos tentar de novo sozinhos, e você já pode pedir outro.`
        : `O código não pôde ser entregue por ${meio}. Confira se o ${entrega.canal === 'email' ? 'endereço' : 'número'} está certo, ou peça outro código.`}
    </Aviso>
  );
}
