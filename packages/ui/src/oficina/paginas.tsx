import { type ComponentType, useState } from 'react';
import { Botao } from '../botao/botao.tsx';
import { CampoMascarado } from '../campo-mascarado/campo-mascarado.tsx';
import { Cartao } from '../cartao/cartao.tsx';
import { CartaoDeEnvio } from '../cartao-de-envio/cartao-de-envio.tsx';
import { CartaoDeEstado } from '../cartao-de-estado/cartao-de-estado.tsx';
import { DesenhoDocumento } from '../desenho/desenho.tsx';
import { LinhaDoTempo } from '../linha-do-tempo/linha-do-tempo.tsx';
import { Pagina } from '../pagina/pagina.tsx';
import { PaginaDeErro } from '../pagina-de-erro/pagina-de-erro.tsx';
import { PaginaDePergunta } from '../pagina-de-pergunta/pagina-de-pergunta.tsx';
import { Resumo } from '../resumo/resumo.tsx';
import { fotoDeExemplo } from './dados.ts';
import { Moldura } from './moldura.tsx';

const nada = () => undefined;

function Pergunta() {
  const [renda, setRenda] = useState('');
  const [carregando, setCarregando] = useState(false);
  return (
    <Moldura>
      <PaginaDePergunta
        etapa="Etapa 3 de 4 · Dados pessoais"
        progresso={{ valor: 5, maximo: 12 }}
        titulo="Qual é a sua renda mensal?"
        dica={<p>Some tudo o que você recebe por mês, antes dos descontos.</p>}
        ajuda={{
          titulo: 'O que conta como renda?',
          conteudo: (
            <>
              <p>Salário, aposentadoria, aluguel, pensão e o que você recebe por trabalho próprio.</p>
              <p>Bolsa de estudos e ajuda de parentes não contam.</p>
            </>
          ),
        }}
        acao={{ texto: 'Avançar', carregando }}
        aoEnviar={() => setCarregando(true)}
        aoVoltar={nada}
        salvo="Salvo há instantes"
        direcao="frente"
      >
        <CampoMascarado
          mascara="dinheiro"
          rotulo="Renda por mês"
          value={renda}
          onChange={(evento) => setRenda(evento.currentTarget.value)}
        />
      </PaginaDePergunta>
    </Moldura>
  );
}

function PerguntaComErro() {
  return (
    <Moldura>
      <PaginaDePergunta
        etapa="Etapa 1 de 4 · Crie sua conta"
        progresso={{ valor: 1, maximo: 8 }}
        titulo="Vamos começar pelo seu CPF"
        dica={<p>Com ele vemos se você já tem uma conta aqui.</p>}
        acao={{ texto: 'Avançar' }}
        acaoSecundaria={<Botao variante="discreto">Já tenho conta</Botao>}
        aoEnviar={nada}
      >
        <CampoMascarado
          mascara="cpf"
          rotulo="CPF"
          autoComplete="off"
          defaultValue="529.982.247-24"
          erro="Este CPF não existe. Confira os números."
        />
      </PaginaDePergunta>
    </Moldura>
  );
}

function Documento() {
  return (
    <Moldura>
      <PaginaDePergunta
        etapa="Etapa 3 de 4 · Dados pessoais"
        progresso={{ valor: 7, maximo: 12 }}
        titulo="Envie o seu documento de identidade"
        dica={<p>Com ele preenchemos o seu nome e a sua data de nascimento por você.</p>}
        ajuda={{ titulo: 'Qual documento serve?', conteudo: <p>RG emitido nos últimos 10 anos ou CNH.</p> }}
        acao={{ texto: 'Avançar', desabilitada: true }}
        aoEnviar={nada}
        aoVoltar={nada}
        salvo="Salvo há instantes"
        semMoldura
      >
        <CartaoDeEnvio
          titulo="Frente"
          estado={{
            tipo: 'enviado',
            nome: 'IMG_2042.jpg',
            detalhe: '1 página, 2,8 MB',
            miniatura: fotoDeExemplo,
          }}
          aceita="image/*,application/pdf"
          aoEscolher={nada}
          aoVer={nada}
          aoRemover={nada}
        />
        <CartaoDeEnvio
          titulo="Verso"
          descricao="O lado com os números e a data de emissão."
          exemplo={<DesenhoDocumento />}
          formatos="PDF, JPG ou PNG, até 10 MB."
          camera="environment"
          estado={{ tipo: 'vazio' }}
          aceita="image/*,application/pdf"
          aoEscolher={nada}
        />
      </PaginaDePergunta>
    </Moldura>
  );
}

const andamento = (
  <Cartao titulo="Andamento">
    <LinhaDoTempo
      rotulo="Andamento da solicitação"
      marcos={[
        { id: '1', titulo: 'Solicitação enviada', estado: 'feito', quando: '24/11/2026 às 14h30' },
        { id: '2', titulo: 'Matrícula confirmada', estado: 'feito', quando: '25/11/2026 às 9h05' },
        { id: '3', titulo: 'Documentos do fiador', estado: 'atual', quando: 'até 30/11/2026' },
        { id: '4', titulo: 'Análise', estado: 'futuro' },
        { id: '5', titulo: 'Resposta', estado: 'futuro' },
      ]}
    />
  </Cartao>
);

function Estado() {
  return (
    <Moldura abas>
      <Pagina lado={andamento}>
        <CartaoDeEstado
          estado={{ tom: 'suaVez', texto: 'Sua vez' }}
          frase="Falta enviar um comprovante de renda"
          detalhe={<p>O contracheque de outubro não pôde ser lido. Envie uma foto mais nítida ou o PDF.</p>}
          quem="Você"
          prazo="até 30/11/2026"
          acao={
            <>
              <Botao>Enviar o comprovante</Botao>
              <Botao variante="discreto">Falar com a gente</Botao>
            </>
          }
        />
      </Pagina>
    </Moldura>
  );
}

function Revisao() {
  return (
    <Moldura>
      <Pagina
        titulo="Confira antes de enviar"
        dica={<p>Depois do envio, só a nossa equipe pode reabrir uma resposta.</p>}
        aoVoltar={nada}
      >
        <Resumo
          grupos={[
            {
              id: 'curso',
              titulo: 'Universidade e curso',
              alterar: '#pergunta',
              itens: [
                { rotulo: 'Instituição', valor: 'Universidade Ágora, câmpus Centro' },
                { rotulo: 'Curso', valor: 'Enfermagem, noturno' },
                { rotulo: 'Quanto do valor você quer financiar', valor: '50%' },
              ],
            },
            {
              id: 'pessoais',
              titulo: 'Dados pessoais',
              alterar: '#pergunta',
              itens: [
                { rotulo: 'Nome completo', valor: "Marina d'Ávila Sant'Anna" },
                { rotulo: 'CPF', valor: '529.982.247-25' },
                { rotulo: 'Data de nascimento', valor: '01/02/1990' },
                { rotulo: 'Nome do pai', valor: null },
              ],
            },
          ]}
        />
        <Botao largo>Enviar solicitação</Botao>
      </Pagina>
    </Moldura>
  );
}

function NaoEncontrada() {
  return (
    <Moldura>
      <PaginaDeErro tipo="naoEncontrada" acoes={<Botao>Ir para o início</Botao>} />
    </Moldura>
  );
}

function SemConexao() {
  return (
    <Moldura>
      <PaginaDeErro tipo="semConexao" acoes={<Botao>Tentar de novo</Botao>} />
    </Moldura>
  );
}

function Falha() {
  return (
    <Moldura>
      <PaginaDeErro tipo="falha" codigo="a1b2-c3d4" acoes={<Botao>Tentar de novo</Botao>} />
    </Moldura>
  );
}

export const paginasInteiras: readonly { id: string; nome: string; Pagina: ComponentType }[] = [
  { id: 'pergunta', nome: 'Pergunta', Pagina: Pergunta },
  { id: 'pergunta-com-erro', nome: 'Pergunta com erro', Pagina: PerguntaComErro },
  { id: 'documento', nome: 'Documento', Pagina: Documento },
  { id: 'estado', nome: 'Estado', Pagina: Estado },
  { id: 'revisao', nome: 'Revisão', Pagina: Revisao },
  { id: 'nao-encontrada', nome: 'Não encontrada', Pagina: NaoEncontrada },
  { id: 'sem-conexao', nome: 'Sem conexão', Pagina: SemConexao },
  { id: 'falha', nome: 'Falha', Pagina: Falha },
];
