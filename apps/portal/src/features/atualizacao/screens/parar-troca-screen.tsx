/** What the link in the notice to an old phone opens: one button that stops the change (credito, section 9). */
import { isRecusa } from '@credito/api/cliente';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';

/** The fragment as a whole. */
const TOKEN = /^[\w-]{20,100}$/;

export function PararTrocaScreen() {
  const token = useSegredoDoEndereco(TOKEN);
  const envio = useEnvioSemCampos();
  const [fim, setFim] = useState<'parada' | 'sem-validade' | null>(null);

  async function parar(): Promise<void> {
    try {
      await api('POST /alteracao-cadastral/p/parar-troca-de-telefone', { body: { token } });
      setFim('parada');
    } catch (erro) {
      if (!isRecusa(erro) || erro.status === 429) throw erro;
      setFim('sem-validade');
    }
  }

  if (fim === 'parada')
    return (
      <Pagina>
        <CartaoDeEstado
          estado={{ tom: 'sucesso', texto: 'Troca parada' }}
          frase="O celular não será trocado"
          detalhe={
            <p>O número antigo continua valendo. Para ficar em segurança, troque também a sua senha.</p>
          }
        />
      </Pagina>
    );
  if (fim === 'sem-validade')
    return (
      <Pagina>
        <CartaoDeEstado
          estado={{ tom: 'erro', texto: 'Link sem validade' }}
          frase="Este link não para mais a troca"
          detalhe={
            <p>
              A troca já foi parada ou já foi concluída. Se você não trocou o seu celular, fale com a gente
              pela Ajuda.
            </p>
          }
        />
      </Pagina>
    );
  if (token === '')
    return (
      <Pagina>
        <CartaoDeEstado
          estado={{ tom: 'espera', texto: 'Falta o link' }}
          frase="Abra o link da mensagem outra vez"
          detalhe={<p>Por segurança, ele não fica na página quando ela é recarregada.</p>}
        />
      </Pagina>
    );
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'suaVez', texto: 'Troca de celular' }}
        frase="Alguém pediu para trocar o celular do seu cadastro"
        detalhe={<p>Se foi você, feche esta página. Se não foi, pare a troca agora.</p>}
        acao={
          <Botao largo carregando={envio.enviando} onClick={() => void envio.enviar(parar)}>
            Não fui eu: parar a troca
          </Botao>
        }
      />
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </Pagina>
  );
}
