import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { AreaDeTexto } from '../area-de-texto/area-de-texto.tsx';
import { Botao } from '../botao/botao.tsx';
import { Carrossel } from '../carrossel/carrossel.tsx';
import { Cartao } from '../cartao/cartao.tsx';
import { Conversa } from '../conversa/conversa.tsx';
import { DesenhoComprovante, DesenhoDocumento, DesenhoVazio } from '../desenho/desenho.tsx';
import { EsqueletoDeLista, EsqueletoDePergunta } from '../esqueleto/esqueleto.tsx';
import { Etapas, ListaDeEtapas } from '../etapas/etapas.tsx';
import { Etiqueta } from '../etiqueta/etiqueta.tsx';
import { LinhaDoTempo } from '../linha-do-tempo/linha-do-tempo.tsx';
import { ListaDeCartoes } from '../lista-de-cartoes/lista-de-cartoes.tsx';
import { PaginaVazia } from '../pagina-vazia/pagina-vazia.tsx';
import { Resumo } from '../resumo/resumo.tsx';
import { Colunas } from '../tabela/colunas.tsx';
import { Tabela } from '../tabela/tabela.tsx';
import { TelaCheia } from '../tela-cheia/tela-cheia.tsx';
import { Amostra } from './amostra.tsx';

const etapas = [
  { id: 'conta', titulo: 'Crie sua conta', estado: 'feita' },
  { id: 'curso', titulo: 'Universidade e curso', estado: 'atual', detalhe: '3 de 12 respostas' },
  { id: 'dados', titulo: 'Dados pessoais', estado: 'futura' },
  { id: 'fiador', titulo: 'Dados do fiador', estado: 'futura' },
] as const;

export function AmostrasDeConteudo() {
  const [tela, setTela] = useState(false);
  return (
    <>
      <Amostra nome="Etapas" larga>
        <Etapas etapas={etapas} />
      </Amostra>
      <Amostra nome="Lista de etapas">
        <Cartao titulo="Sua solicitação" nivel={3}>
          <ListaDeEtapas
            rotulo="Etapas da solicitação"
            etapas={etapas.map((etapa) =>
              etapa.estado === 'futura'
                ? etapa
                : {
                    ...etapa,
                    acao: (
                      <Botao compacto variante="discreto" icone={<Pencil aria-hidden="true" />}>
                        Editar
                      </Botao>
                    ),
                  },
            )}
          />
        </Cartao>
      </Amostra>
      <Amostra nome="Tabela">
        <Tabela legenda="Documentos por situação">
          <Colunas nomes={['Documento', 'Situação']} />
          <tbody>
            <tr>
              <th scope="row">
                RG ou CNH <small>duas páginas</small>
              </th>
              <td>Aprovado</td>
            </tr>
          </tbody>
        </Tabela>
      </Amostra>
      <Amostra nome="Linha do tempo">
        <LinhaDoTempo
          rotulo="Andamento"
          marcos={[
            { id: '1', titulo: 'Solicitação enviada', estado: 'feito', quando: '24/11/2026 às 14h30' },
            {
              id: '2',
              titulo: 'Instituição confirmou a matrícula',
              estado: 'feito',
              quando: '25/11/2026 às 9h05',
            },
            {
              id: '3',
              titulo: 'Estamos conferindo seus documentos',
              estado: 'atual',
              quando: 'até 27/11/2026',
              descricao: 'Você não precisa fazer nada agora.',
            },
            { id: '4', titulo: 'Conferência do fiador', estado: 'futuro' },
            { id: '5', titulo: 'Resposta', estado: 'futuro' },
          ]}
        />
        <LinhaDoTempo
          rotulo="Andamento, com recusa"
          marcos={[
            { id: '1', titulo: 'Solicitação enviada', estado: 'feito', quando: '24/11/2026' },
            {
              id: '2',
              titulo: 'Um documento não foi aceito',
              estado: 'recusado',
              quando: '26/11/2026',
              descricao: 'Comprovante de residência com mais de três meses.',
            },
          ]}
        />
      </Amostra>
      <Amostra nome="Lista de cartões">
        <ListaDeCartoes
          rotulo="Fiadores"
          vazio={null}
          cartoes={[
            {
              id: 'ana',
              titulo: 'Ana Lima',
              estado: <Etiqueta tom="espera">Preenchendo</Etiqueta>,
              detalhe: <p>Último acesso em 26/11/2026 às 19h12. Falta o comprovante de renda.</p>,
              acao: (
                <Botao compacto variante="secundario">
                  Enviar lembrete
                </Botao>
              ),
            },
            {
              id: 'otavio',
              titulo: "Otávio d'Ávila",
              estado: <Etiqueta tom="erro">Pendência</Etiqueta>,
              detalhe: <p>Um documento não foi aceito.</p>,
              acao: <Botao compacto>Ver o que falta</Botao>,
            },
          ]}
        />
      </Amostra>
      <Amostra nome="Lista vazia">
        <ListaDeCartoes
          rotulo="Contratos"
          cartoes={[]}
          vazio={
            <PaginaVazia
              desenho={<DesenhoVazio />}
              titulo="Nenhum contrato ainda"
              acoes={<Botao variante="secundario">Ver a solicitação</Botao>}
            >
              <p>Quando a sua solicitação for aprovada, o contrato aparece aqui para você ler e assinar.</p>
            </PaginaVazia>
          }
        />
      </Amostra>
      <Amostra nome="Resumo">
        <Resumo
          grupos={[
            {
              id: 'pessoais',
              titulo: 'Dados pessoais',
              alterar: () => undefined,
              itens: [
                { rotulo: 'Nome completo', valor: "Marina d'Ávila Sant'Anna" },
                { rotulo: 'CPF', valor: '529.982.247-25' },
                { rotulo: 'Nome do pai', valor: null },
              ],
            },
            {
              id: 'renda',
              titulo: 'Renda',
              itens: [{ rotulo: 'Quanto você recebe por mês', valor: 'R$ 3.212,50' }],
            },
          ]}
        />
      </Amostra>
      <Amostra nome="Carrossel">
        <Carrossel
          rotulo="Como fotografar"
          acaoFinal={{ texto: 'Entendi, continuar', aoClicar: () => undefined }}
          quadros={[
            {
              id: '1',
              titulo: 'Documento inteiro',
              texto: <p>As quatro pontas aparecem, fora da capa de plástico.</p>,
              desenho: <DesenhoDocumento />,
            },
            {
              id: '2',
              titulo: 'Todas as páginas',
              texto: <p>Dá para ler o nome, o valor e o mês.</p>,
              desenho: <DesenhoComprovante />,
            },
          ]}
        />
      </Amostra>
      <Amostra nome="Conversa">
        <Conversa
          titulo="RG ou CNH"
          detalhe="2 mensagens"
          marca={<Etiqueta tom="suaVez">1 mensagem nova</Etiqueta>}
          rotulo="Mensagens: RG ou CNH"
          mensagens={[
            { id: '1', quem: 'Você, 26/11/2026 às 10:12', texto: 'Posso enviar a CNH?', daCasa: false },
            {
              id: '2',
              quem: 'Equipe de análise, 26/11/2026 às 11:40',
              texto: 'Pode, aberta.',
              daCasa: true,
            },
          ]}
          aoAbrir={() => undefined}
        >
          <AreaDeTexto rotulo="Sua mensagem" rows={3} />
        </Conversa>
      </Amostra>
      <Amostra nome="Tela cheia">
        <Botao variante="secundario" onClick={() => setTela(true)}>
          Ver documento
        </Botao>
        <TelaCheia
          aberta={tela}
          aoFechar={() => setTela(false)}
          titulo="Frente do RG"
          acoes={<Botao onClick={() => setTela(false)}>Tudo certo</Botao>}
        >
          <DesenhoDocumento />
        </TelaCheia>
      </Amostra>
      <Amostra nome="Carregando: a forma da página que vem">
        <EsqueletoDePergunta />
      </Amostra>
      <Amostra nome="Carregando uma lista">
        <EsqueletoDeLista quantos={2} />
      </Amostra>
    </>
  );
}
