import { ArrowRight, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Aviso } from '../aviso/aviso.tsx';
import { Botao, LinkBotao } from '../botao/botao.tsx';
import { Dialogo } from '../dialogo/dialogo.tsx';
import { Etiqueta } from '../etiqueta/etiqueta.tsx';
import { Progresso } from '../progresso/progresso.tsx';
import { mostrarToast, RegiaoDeToasts } from '../toast/toast.tsx';
import { Amostra } from './amostra.tsx';
import estilos from './oficina.module.css';

export function AmostrasDeAcoes() {
  const [carregando, setCarregando] = useState(false);
  const [dialogo, setDialogo] = useState<'troca' | 'sessao' | null>(null);
  return (
    <>
      <Amostra nome="Botão" larga>
        <div className={estilos.linha}>
          <Botao iconeDepois={<ArrowRight aria-hidden="true" />}>Avançar</Botao>
          <Botao variante="secundario" icone={<Download aria-hidden="true" />}>
            Baixar contrato
          </Botao>
          <Botao variante="discreto">Agora não</Botao>
          <Botao variante="perigo" icone={<Trash2 aria-hidden="true" />}>
            Excluir fiador
          </Botao>
          <LinkBotao href="#grupo-acoes" variante="secundario">
            Ir para o início
          </LinkBotao>
        </div>
        <div className={estilos.linha}>
          <Botao carregando>Avançar</Botao>
          <Botao carregando={carregando} onClick={() => setCarregando(true)}>
            {carregando ? 'Enviando' : 'Clique e espere'}
          </Botao>
          <Botao disabled>Avançar</Botao>
          <Botao variante="secundario" disabled>
            Baixar contrato
          </Botao>
          <Botao compacto>Compacto</Botao>
          <Botao compacto variante="secundario">
            Compacto
          </Botao>
        </div>
        <Botao largo>
          Confirmar que os meus dados estão certos e enviar a solicitação de crédito para análise
        </Botao>
      </Amostra>
      <Amostra nome="A cor do provedor" larga>
        <div className={estilos.linha}>
          <Botao>Verde-mata, o padrão</Botao>
          <span data-provedor className={estilos.azul}>
            <Botao>Azul</Botao>
          </span>
          <span data-provedor className={estilos.vinho}>
            <Botao>Vinho</Botao>
          </span>
          <span data-provedor className={estilos.laranja}>
            <Botao>Laranja claro demais</Botao>
          </span>
        </div>
      </Amostra>
      <Amostra nome="Aviso">
        <Aviso tom="informacao" titulo="Seus dados estão guardados">
          Você pode fechar esta página e continuar em outro aparelho.
        </Aviso>
        <Aviso tom="sucesso" titulo="Solicitação enviada">
          A resposta chega em até 1 dia útil.
        </Aviso>
        <Aviso tom="atencao" titulo="A renda informada não é suficiente">
          O valor mensal mínimo é de R$ 2.424,00. Você pode continuar a solicitação, ciente de que talvez ela
          não seja aprovada.
        </Aviso>
        <Aviso
          tom="erro"
          titulo="Não conseguimos salvar"
          acao={
            <Botao compacto variante="secundario">
              Tentar de novo
            </Botao>
          }
        >
          A conexão caiu no meio do caminho. O que você digitou continua aqui.
        </Aviso>
      </Amostra>
      <Amostra nome="Aviso: faixa, só texto, que se dispensa">
        <Aviso tom="atencao" faixa>
          Sem internet. Suas respostas ficam guardadas neste aparelho.
        </Aviso>
        <Aviso tom="informacao">Leva uns 8 minutos.</Aviso>
        <Aviso tom="sucesso" aoDispensar={() => undefined}>
          Lembrete enviado para Ana Lima.
        </Aviso>
        <div className={estilos.linha}>
          <Botao
            variante="secundario"
            onClick={() => mostrarToast({ texto: 'Link copiado.', tom: 'sucesso' })}
          >
            Mostrar toast
          </Botao>
          <Botao
            variante="secundario"
            onClick={() =>
              mostrarToast({
                texto: 'Documento removido.',
                acao: { texto: 'Desfazer', aoClicar: () => undefined },
              })
            }
          >
            Toast com ação
          </Botao>
        </div>
        <RegiaoDeToasts />
      </Amostra>
      <Amostra nome="Etiqueta">
        <div className={estilos.linha}>
          <Etiqueta>Não começou</Etiqueta>
          <Etiqueta tom="espera">Em análise</Etiqueta>
          <Etiqueta tom="suaVez">Sua vez</Etiqueta>
          <Etiqueta tom="sucesso">Aprovada</Etiqueta>
          <Etiqueta tom="erro">Não aprovada</Etiqueta>
        </div>
      </Amostra>
      <Amostra nome="Progresso">
        <Progresso rotulo="Dados pessoais" valor={3} maximo={8} texto="Pergunta 3 de 8" />
        <Progresso rotulo="Sua solicitação" valor={62} texto="62%" />
        <Progresso rotulo="Documentos" valor={100} texto="Completo" tom="sucesso" />
      </Amostra>
      <Amostra nome="Diálogo">
        <div className={estilos.linha}>
          <Botao variante="secundario" onClick={() => setDialogo('troca')}>
            Trocar fiador
          </Botao>
          <Botao variante="secundario" onClick={() => setDialogo('sessao')}>
            Sessão encerrada
          </Botao>
        </div>
        <Dialogo
          aberto={dialogo === 'troca'}
          aoFechar={() => setDialogo(null)}
          titulo="Trocar de fiador?"
          icone={<Trash2 />}
          tom="perigo"
          acoes={
            <>
              <Botao variante="perigo" onClick={() => setDialogo(null)}>
                Excluir e trocar
              </Botao>
              <Botao variante="secundario" onClick={() => setDialogo(null)}>
                Manter Ana Lima
              </Botao>
            </>
          }
        >
          <p>
            Os dados e os documentos de <strong>Ana Lima</strong> serão excluídos. Você poderá indicar outra
            pessoa em seguida.
          </p>
        </Dialogo>
        <Dialogo
          aberto={dialogo === 'sessao'}
          aoFechar={() => setDialogo(null)}
          dispensavel={false}
          titulo="Sua sessão terminou"
          acoes={<Botao onClick={() => setDialogo(null)}>Entrar de novo</Botao>}
        >
          <p>Por segurança, pedimos a senha outra vez. O que você digitou está guardado.</p>
        </Dialogo>
      </Amostra>
    </>
  );
}
