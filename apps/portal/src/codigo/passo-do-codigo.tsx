/** The step of a wizard that asks for the code sent to a phone. */
import { ErroDeApi } from '@credito/api/cliente';
import { CANAIS_DE_CODIGO, type CanalDeCodigo } from '@credito/domain/conta/cadastro.plano';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import type { ContextoDeWizard } from '@credito/domain/wizard/plano';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { PassoMantido, type TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { isToqueDuplo } from '../wizard/toque-duplo.ts';
import { useEspera } from '../wizard/use-espera.ts';
import { AvisoDaEntrega, DicaDoCodigo } from './entrega-do-codigo.tsx';
import { type CodigoEsperado, useEntregaDoCodigo } from './use-entrega-do-codigo.ts';

export interface Reenvio {
  /** When another code may be asked for. */
  em: number;
  reenviar: (canal: CanalDeCodigo) => Promise<void>;
}

interface PassoDoCodigoProps<C extends ContextoDeWizard> {
  tela: TelaDoPassoProps<C>;
  telefone: string;
  canal: CanalDeCodigo;
  esperado: CodigoEsperado;
  reenvio: Reenvio;
}

export function PassoDoCodigo<C extends ContextoDeWizard>({
  tela: { passo, etapa, progresso, direcao, enviar, voltar, textoDaAcao },
  telefone,
  canal,
  esperado,
  reenvio: { em, reenviar },
}: PassoDoCodigoProps<C>) {
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const conferencia = useEspera();
  const outro = useEspera();
  const [reenviado, setReenviado] = useState(false);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const { entrega, segundos } = useEntregaDoCodigo(esperado, em);

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
      if (motivo instanceof PassoMantido) return;
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
          doSms
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
