import { ErroDeApi } from '@credito/api/cliente';
import {
  CANAIS_DE_CODIGO,
  type CanalDeCodigo,
  type ContextoDoCadastro,
} from '@credito/domain/conta/cadastro.plano';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { createContext, useContext, useState } from 'react';
import * as z from 'zod/mini';
import { AvisoDaEntrega, DicaDoCodigo } from '../../../codigo/entrega-do-codigo.tsx';
import { useEntregaDoCodigo } from '../../../codigo/use-entrega-do-codigo.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { isToqueDuplo } from '../../../wizard/toque-duplo.ts';
import { useEspera } from '../../../wizard/use-espera.ts';

export interface Reenvio {
  /** When another code may be asked for. */
  em: number;
  reenviar: (canal: CanalDeCodigo) => Promise<void>;
}

/** Given by the wizard's screen, since the step itself only knows its answers. */
export const ReenvioDoCodigo = createContext<Reenvio>({ em: 0, reenviar: async () => {} });

export function PassoDoCodigo({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  enviar,
  voltar,
  textoDaAcao,
}: TelaDoPassoProps<ContextoDoCadastro>) {
  const { em, reenviar } = useContext(ReenvioDoCodigo);
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const conferencia = useEspera();
  const outro = useEspera();
  const [reenviado, setReenviado] = useState(false);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const telefone = String(contexto.respostas.telefone);
  const canal = contexto.respostas.canal === 'whatsapp' ? 'whatsapp' : 'sms';
  const { entrega, segundos } = useEntregaDoCodigo({ telefone }, em);

  async function conferir(digitado: string): Promise<void> {
    if (conferencia.emCurso.current || outro.emCurso.current) return;
    const lido = z.safeParse(codigoSchema, digitado);
    if (!lido.success) {
      if (digitado === '' && isToqueDuplo()) return;
      setErro(lido.error.issues[0]?.message ?? null);
      focarPrimeiroErro();
      return;
    }
    setErro(null);
    try {
      await conferencia.esperar(() => enviar({ codigo: digitado }));
    } catch (motivo) {
      if (!(motivo instanceof ErroDeApi)) throw motivo;
      if (motivo.problema?.campos) {
        setErro(motivo.message);
        setCodigo('');
        focarPrimeiroErro();
      } else setFalha(motivo.message);
    }
  }

  async function pedirOutro(por: CanalDeCodigo = canal): Promise<void> {
    if (conferencia.emCurso.current || outro.emCurso.current) return;
    setReenviado(false);
    try {
      await outro.esperar(() => reenviar(por));
      setErro(null);
      setReenviado(true);
    } catch (motivo) {
      if (!(motivo instanceof ErroDeApi)) throw motivo;
      setFalha(motivo.message);
    }
  }

  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={<DicaDoCodigo entrega={entrega} canal={canal} destino={formatarTelefone(telefone)} />}
        aviso={
          <AvisoDaEntrega
            entrega={entrega}
            canais={CANAIS_DE_CODIGO}
            aoPedirPor={(por) => void pedirOutro(por)}
          />
        }
        direcao={direcao}
        acao={{ texto: textoDaAcao, carregando: conferencia.demorando }}
        acaoSecundaria={
          <Botao
            variante="discreto"
            largo
            disabled={segundos > 0}
            carregando={outro.demorando}
            onClick={() => void pedirOutro()}
          >
            {segundos > 0 ? `Reenviar código em ${segundos} s` : 'Reenviar código'}
          </Botao>
        }
        aoEnviar={() => void conferir(codigo)}
        aoVoltar={voltar}
      >
        <CampoCodigo
          rotulo="Código de 6 números"
          name="codigo"
          value={codigo}
          erro={erro ?? undefined}
          aoMudar={(digitado) => {
            setCodigo(digitado);
            setErro(null);
          }}
          aoCompletar={(completo) => void conferir(completo)}
        />
        <p role="status">
          {reenviado && entrega?.situacao === 'enviado'
            ? 'Enviamos outro código. O anterior também continua valendo.'
            : ''}
        </p>
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </>
  );
}
