/** The act: the code, the declaration that nobody has ticked beforehand, and one button. */
import { ErroDeApi, isRecusa } from '@credito/api/cliente';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AvisoDaEntrega, DicaDoCodigo } from '../../../codigo/entrega-do-codigo.tsx';
import { useEntrega } from '../../../codigo/use-entrega.ts';
import { useEnvio } from '../../../wizard/use-envio.ts';
import estilos from '../assinatura.module.css';
import type { Canal } from '../chamadas.ts';
import { assinar, perguntarEntrega } from '../chamadas-do-fluxo.ts';
import type { CodigoPedido } from '../em-curso.ts';
import { ondeEstou, PAGINA_DO_PASSO } from '../passos.ts';
import type { PassoProps } from '../props-do-fluxo.ts';
import { usePedirCodigo } from '../use-pedir-codigo.ts';
import { AvisoDaFalha } from './aviso-da-falha.tsx';
import { BotaoDeRecusa } from './botao-de-recusa.tsx';

function erroDoCodigo(codigo: string): string | null {
  const lido = z.safeParse(codigoSchema, codigo);
  return lido.success ? null : (lido.error.issues[0]?.message ?? null);
}

export function ConfirmarEAssinar({ codigo: pedido, ...props }: PassoProps & { codigo: CodigoPedido }) {
  const { passe, assinatura, emCurso, ir, voltar, aoMudar, explicar } = props;
  const [codigo, setCodigo] = useState('');
  const [declaro, setDeclaro] = useState(false);
  const envio = useEnvio({
    valores: { codigo, declaro },
    conferir: (dito) => ({
      codigo: erroDoCodigo(dito.codigo),
      declaro: dito.declaro ? null : 'Marque a declaração para assinar.',
    }),
    recusas: { code: 'codigo', codigo: 'codigo' },
    aposRecusa: { codigo: '', declaro },
    mensagemDaFalha: explicar,
  });
  const reenvio = useEnvio({ valores: {}, mensagemDaFalha: explicar });
  const pedir = usePedirCodigo(props);
  const { entrega, segundos } = useEntrega(pedido, pedido.outroEm, (sinal) => perguntarEntrega(passe, sinal));
  const pedirPor = (canal: Canal) => {
    reenvio.aoFecharFalha();
    void reenvio.enviar(() => pedir(canal));
  };
  const contato = assinatura.contatos.find(({ canal }) => canal === pedido.canal);

  async function enviar() {
    if (!contato) return ir('codigo');
    const { leitura } = emCurso;
    try {
      aoMudar(
        await assinar({
          passe,
          canal: pedido.canal,
          codigo,
          sha256: assinatura.sha256,
          declaracaoSha256: contato.declaracao.sha256,
          leitura: leitura && { ...leitura, secoes: [...leitura.secoes] },
        }),
      );
    } catch (erro) {
      // On a line that broke the code is still good.
      if (erro instanceof ErroDeApi && isRecusa(erro)) setCodigo('');
      throw erro;
    }
  }

  return (
    <PaginaDePergunta
      {...ondeEstou('confirmacao', assinatura)}
      titulo={PAGINA_DO_PASSO.confirmacao.titulo}
      dica={<DicaDoCodigo entrega={entrega} canal={pedido.canal} destino={pedido.destino} />}
      ajuda={{
        titulo: 'O código não chegou',
        conteudo: (
          <p>
            Espere um minuto, olhe também a pasta de spam e confira o sinal do celular. Depois peça outro
            código ou escolha outro contato.
          </p>
        ),
      }}
      aviso={
        <>
          <AvisoDaEntrega
            entrega={entrega}
            canais={assinatura.contatos.map(({ canal }) => canal)}
            aoPedirPor={pedirPor}
          />
          <AvisoDaFalha falha={envio.falha ?? reenvio.falha} />
        </>
      }
      acao={{ texto: 'Assinar', carregando: envio.enviando, final: true }}
      acaoSecundaria={<BotaoDeRecusa ir={ir} />}
      aoVoltar={voltar}
      aoEnviar={() => {
        envio.aoFecharFalha();
        reenvio.aoFecharFalha();
        void envio.enviar(enviar);
      }}
    >
      <CampoCodigo
        rotulo="Código de 6 números"
        doSms
        name="codigo"
        value={codigo}
        erro={envio.erros.codigo}
        aoMudar={setCodigo}
      />
      <div className={estilos.outroCodigo}>
        <Botao
          compacto
          variante="secundario"
          disabled={segundos > 0}
          carregando={reenvio.enviando}
          onClick={() => pedirPor(pedido.canal)}
        >
          {segundos > 0 ? `Pedir outro código em ${segundos} s` : 'Pedir outro código'}
        </Botao>
        {assinatura.contatos.length > 1 ? (
          <Botao compacto variante="discreto" onClick={() => ir('codigo')}>
            Usar outro contato
          </Botao>
        ) : null}
      </div>
      <Caixa
        cartao
        // No amount is broken between its sign and its figures.
        rotulo={contato?.declaracao.texto.replaceAll('R$ ', 'R$\u00a0')}
        checked={declaro}
        erro={envio.erros.declaro}
        onChange={(evento) => setDeclaro(evento.currentTarget.checked)}
      />
    </PaginaDePergunta>
  );
}
