import { ErroDeApi } from '@credito/api/cliente';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { CANAIS_DO_ACEITE, type CanalDoAceite } from '@credito/domain/fiador/canal-do-aceite';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AvisoDaEntrega, DicaDoCodigo } from '../../../codigo/entrega-do-codigo.tsx';
import { useEntregaDoCodigo } from '../../../codigo/use-entrega-do-codigo.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { aceitarGarantia, consultaDaGarantia } from '../fiador.queries.ts';
import { isSolicitacaoAtualizada } from '../use-acao.tsx';

interface CodigoDoAceiteProps {
  garantia: Garantia;
  canal: CanalDoAceite;
  destino: string;
  /** When another code may be asked for. */
  reenvioEm: number;
  reenviar: (canal: CanalDoAceite) => Promise<void>;
  aoVoltar: () => void;
}

const TEXTO_MUDOU =
  'O que você garante mudou depois que você leu. Volte, leia de novo e aceite se continuar de acordo.';

export function CodigoDoAceite({
  garantia,
  canal,
  destino,
  reenvioEm,
  reenviar,
  aoVoltar,
}: CodigoDoAceiteProps) {
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string | undefined>();
  const [falha, setFalha] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState<'aceitando' | 'reenviando' | null>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const { entrega, segundos } = useEntregaDoCodigo({ para: 'aceite-fiador' }, reenvioEm);
  const pedirPor = (por: CanalDoAceite) => void tratar(() => reenviar(por), 'reenviando');

  async function tratar(fazer: () => Promise<void>, estado: 'aceitando' | 'reenviando'): Promise<void> {
    if (ocupado) return;
    setOcupado(estado);
    setErro(undefined);
    try {
      await fazer();
    } catch (motivo) {
      if (!(motivo instanceof ErroDeApi)) throw motivo;
      await mostrar(motivo);
    } finally {
      setOcupado(null);
    }
  }

  async function mostrar(motivo: ErroDeApi): Promise<void> {
    if (motivo.problema?.campos?.some(({ campo }) => campo === 'code')) {
      setErro(motivo.message);
      setCodigo('');
      focarPrimeiroErro();
      return;
    }
    const mudou = isSolicitacaoAtualizada(motivo);
    if (mudou) await consultas.invalidateQueries({ queryKey: consultaDaGarantia(garantia.id).queryKey });
    setFalha(mudou ? TEXTO_MUDOU : motivo.message);
  }

  function aceitar(digitado: string): void {
    const lido = z.safeParse(codigoSchema, digitado);
    if (!lido.success) {
      setErro(lido.error.issues[0]?.message);
      focarPrimeiroErro();
      return;
    }
    const { versao, sha256 } = garantia.consentimento;
    void tratar(async () => {
      await aceitarGarantia(garantia.id, { codigo: digitado, canal, versao, sha256 });
    }, 'aceitando');
  }

  return (
    <>
      <PaginaDePergunta
        key="codigo"
        direcao="frente"
        titulo="Confirme com o código"
        dica={
          <DicaDoCodigo
            entrega={entrega}
            canal={canal}
            destino={destino}
            depois={`Ao confirmar, você aceita garantir o crédito de ${garantia.estudante}.`}
          />
        }
        aviso={<AvisoDaEntrega entrega={entrega} canais={CANAIS_DO_ACEITE} aoPedirPor={pedirPor} />}
        acao={{ texto: 'Confirmar e aceitar', carregando: ocupado === 'aceitando', final: true }}
        acaoSecundaria={
          <Botao
            variante="discreto"
            largo
            disabled={segundos > 0}
            carregando={ocupado === 'reenviando'}
            onClick={() => pedirPor(canal)}
          >
            {segundos > 0 ? `Reenviar código em ${segundos} s` : 'Reenviar código'}
          </Botao>
        }
        aoEnviar={() => aceitar(codigo)}
        aoVoltar={aoVoltar}
      >
        <CampoCodigo
          rotulo="Código de 6 números"
          doSms
          name="codigo"
          value={codigo}
          erro={erro}
          aoMudar={(digitado) => {
            setCodigo(digitado);
            setErro(undefined);
          }}
        />
      </PaginaDePergunta>
      <DialogoDeErro
        mensagem={falha}
        aoFechar={() => {
          setFalha(null);
          if (falha === TEXTO_MUDOU) aoVoltar();
        }}
      />
    </>
  );
}
