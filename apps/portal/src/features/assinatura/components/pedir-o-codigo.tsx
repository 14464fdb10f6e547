/** Where the code goes: to one of the person's own contacts, and only when asked for. */
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Canais } from '../../../ajuda/canais.tsx';
import { useContagem } from '../../../wizard/use-contagem.ts';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { NOME_DO_CANAL } from '../canais.ts';
import type { Canal } from '../chamadas.ts';
import { ondeEstou, PAGINA_DO_PASSO, TROCA_DE_CONTATO } from '../passos.ts';
import type { PassoProps } from '../props-do-fluxo.ts';
import { usePedirCodigo } from '../use-pedir-codigo.ts';
import { AvisoDaFalha } from './aviso-da-falha.tsx';
import { BotaoDeRecusa } from './botao-de-recusa.tsx';

export function PedirOCodigo(props: PassoProps) {
  const { assinatura, emCurso, ir, voltar, explicar } = props;
  const { contatos } = assinatura;
  const unico = contatos.length === 1 ? contatos[0] : undefined;
  const [escolhido, setEscolhido] = useState<Canal | null>(unico?.canal ?? emCurso.codigo?.canal ?? null);
  const pedir = usePedirCodigo(props);
  const envio = useEnvio({
    valores: { canal: escolhido },
    conferir: ({ canal }) => ({ canal: canal === null ? 'Escolha para onde enviar o código.' : null }),
    mensagemDaFalha: explicar,
  });
  // One that left a moment ago is still good.
  const espera = useContagem(emCurso.codigo?.outroEm ?? agoraMs());

  return (
    <PaginaDePergunta
      {...ondeEstou('codigo', assinatura)}
      titulo={PAGINA_DO_PASSO.codigo.titulo}
      dica={
        <>
          <p>Enviamos 6 números para um contato seu. Com eles fica provado que é você quem assina.</p>
          <p>Não passe o código a ninguém, nem a quem disser que é da nossa equipe.</p>
        </>
      }
      ajuda={{
        titulo: 'O meu e-mail ou celular mudou',
        conteudo: (
          <>
            <OutroContato {...props} />
            <p>
              Se nenhum deles é mais seu, não peça o código. Fale com a nossa equipe: trocamos o contato
              depois de conferir, e quem já assinou não precisa assinar de novo.
            </p>
            <Canais chat={null} titulo="h2" />
          </>
        ),
      }}
      aviso={<AvisoDaFalha falha={envio.falha} />}
      acao={{
        texto: 'Enviar o código',
        carregando: envio.enviando,
        desabilitada: contatos.length === 0,
      }}
      acaoSecundaria={
        <>
          {emCurso.codigo ? (
            <Botao variante="secundario" largo onClick={() => ir('confirmacao')}>
              Já recebi um código
            </Botao>
          ) : null}
          <BotaoDeRecusa ir={ir} />
        </>
      }
      aoVoltar={voltar}
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(async () => {
          if (escolhido === null) return;
          if (espera === 0 || escolhido !== emCurso.codigo?.canal) await pedir(escolhido);
          ir('confirmacao');
        });
      }}
    >
      {contatos.length === 0 ? (
        <Aviso tom="atencao" titulo="Não temos um contato seu que funcione">
          <p>Fale com quem enviou o documento para corrigir o seu e-mail ou celular.</p>
        </Aviso>
      ) : (
        <Escolha
          rotulo="Enviar o código para"
          name="canal"
          value={escolhido}
          aoMudar={setEscolhido}
          erro={envio.erros.canal}
          opcoes={contatos.map(({ canal, destino }) => ({
            valor: canal,
            titulo: NOME_DO_CANAL[canal],
            descricao: destino,
          }))}
        />
      )}
    </PaginaDePergunta>
  );
}

/** By whoever still has one of them: here, or in the own account. */
function OutroContato({ assinatura, ir }: PassoProps) {
  if (assinatura.contatos.length === 0) return null;
  if (!assinatura.trocaContatoAqui)
    return <p>Você tem uma conta no portal: troque o seu e-mail ou celular em Perfil, e volte aqui.</p>;
  return (
    <>
      <p>Se um deles ainda é seu, você mesmo troca ou inclui o outro, com um código.</p>
      <Botao variante="secundario" largo onClick={() => ir(TROCA_DE_CONTATO)}>
        Trocar o meu contato
      </Botao>
    </>
  );
}
