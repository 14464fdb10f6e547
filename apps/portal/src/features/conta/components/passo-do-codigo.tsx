import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDoCadastro } from '@credito/domain/conta/cadastro.plano';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { createContext, useContext, useState } from 'react';
import * as z from 'zod/mini';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { isToqueDuplo } from '../../../wizard/toque-duplo.ts';
import { useContagem } from '../../../wizard/use-contagem.ts';
import { useEspera } from '../../../wizard/use-espera.ts';

export interface Reenvio {
  /** When another code may be asked for. */
  em: number;
  reenviar: () => Promise<void>;
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
  const segundos = useContagem(em);
  const { telefone, canal } = contexto.respostas;
  const meio = canal === 'whatsapp' ? 'WhatsApp' : 'SMS';

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

  async function pedirOutro(): Promise<void> {
    if (conferencia.emCurso.current || outro.emCurso.current) return;
    setReenviado(false);
    try {
      await outro.esperar(reenviar);
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
        dica={
          <p>{`Enviamos um código de 6 números por ${meio} para ${formatarTelefone(String(telefone))}. Ele vale por 10 minutos.`}</p>
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
        <p role="status">{reenviado ? 'Enviamos outro código. O anterior também continua valendo.' : ''}</p>
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </>
  );
}
