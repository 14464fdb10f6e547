/** The map of every screen of the back office, below /gestao. */
import { lazy } from 'react';
import { Inicio } from './inicio.tsx';
import { type RotaDaGestao, rota } from './rota.tsx';

const FilaScreen = lazy(() => import('../features/fila/screens/fila-screen.tsx'));
const BuscaScreen = lazy(() => import('../features/fila/screens/busca-screen.tsx'));
const ConversasScreen = lazy(() => import('../features/fila/screens/conversas-screen.tsx'));
const MesaScreen = lazy(() => import('../features/mesa/screens/mesa-screen.tsx'));
const MatriculasScreen = lazy(() => import('../features/instituicao/screens/matriculas-screen.tsx'));
const RepassesDaInstituicaoScreen = lazy(() => import('../features/instituicao/screens/repasses-screen.tsx'));
const ContratosScreen = lazy(() => import('../features/contrato/screens/contratos-screen.tsx'));
const SituacaoScreen = lazy(() => import('../features/contrato/screens/situacao-screen.tsx'));
const GerarScreen = lazy(() => import('../features/contrato/screens/gerar-screen.tsx'));
const ContratoScreen = lazy(() => import('../features/contrato/screens/contrato-screen.tsx'));
const AtualizacoesScreen = lazy(() => import('../features/atualizacao/screens/atualizacoes-screen.tsx'));
const AtualizacaoScreen = lazy(() => import('../features/atualizacao/screens/atualizacao-screen.tsx'));
const PeriodosScreen = lazy(() => import('../features/atualizacao/screens/periodos-screen.tsx'));
const AtrasosScreen = lazy(() => import('../features/financeiro/screens/atrasos-screen.tsx'));
const RepassesScreen = lazy(() => import('../features/financeiro/screens/repasses-screen.tsx'));
const DevolucoesScreen = lazy(() => import('../features/financeiro/screens/devolucoes-screen.tsx'));
const DiferencasScreen = lazy(() => import('../features/financeiro/screens/diferencas-screen.tsx'));
const PropostasScreen = lazy(() => import('../features/financeiro/screens/propostas-screen.tsx'));
const NumerosScreen = lazy(() => import('../features/financeiro/screens/numeros-screen.tsx'));
const SaidasScreen = lazy(() => import('../features/financeiro/screens/saidas-screen.tsx'));
const ContratoFinanceiroScreen = lazy(
  () => import('../features/financeiro/screens/contrato-financeiro-screen.tsx'),
);
const AssinaturasScreen = lazy(() => import('../features/assinatura/screens/assinaturas-screen.tsx'));
const EnvelopeScreen = lazy(() => import('../features/assinatura/screens/envelope-screen.tsx'));
const AlteracoesScreen = lazy(() => import('../features/alteracao/screens/alteracoes-screen.tsx'));
const AlteracaoScreen = lazy(() => import('../features/alteracao/screens/alteracao-screen.tsx'));
const IniciarScreen = lazy(() => import('../features/alteracao/screens/iniciar-screen.tsx'));
const CatalogoScreen = lazy(() => import('../features/catalogo/screens/catalogo-screen.tsx'));
const ItemScreen = lazy(() => import('../features/catalogo/screens/item-screen.tsx'));
const RelatoriosScreen = lazy(() => import('../features/relatorio/screens/relatorios-screen.tsx'));
const SuporteScreen = lazy(() => import('../features/suporte/screens/suporte-screen.tsx'));
const FichaScreen = lazy(() => import('../features/suporte/screens/ficha-screen.tsx'));
const EquipeScreen = lazy(() => import('../features/equipe/screens/equipe-screen.tsx'));
const ExportacoesScreen = lazy(() => import('../features/exportacao/screens/exportacoes-screen.tsx'));
const UsoDeDadosScreen = lazy(() => import('../features/uso-de-dados/screens/uso-de-dados-screen.tsx'));
const MensagensScreen = lazy(() => import('../features/mensagem/screens/mensagens-screen.tsx'));
const PesquisasScreen = lazy(() => import('../features/pesquisa/screens/pesquisas-screen.tsx'));
const PerfilScreen = lazy(() => import('../features/perfil/screens/perfil-screen.tsx'));

export const rotasDaGestao: readonly RotaDaGestao[] = [
  rota('/', () => <Inicio />),
  rota('/filas/:sigla', ({ sigla }) => <FilaScreen key={sigla} sigla={sigla} />),
  rota('/busca', () => <BuscaScreen />),
  rota('/conversas', () => <ConversasScreen />, 'decidir-solicitacao'),
  rota('/solicitacoes/:id', ({ id }) => <MesaScreen key={id} id={Number(id)} />),
  rota('/matriculas', () => <MatriculasScreen />, 'decidir-pela-instituicao'),
  rota('/repasses', () => <RepassesDaInstituicaoScreen />, 'contratos-da-instituicao'),
  rota('/contratos', () => <ContratosScreen />, 'ver-contratos'),
  rota('/contratos/gerar', () => <GerarScreen />, 'gerar-contratos'),
  rota(
    '/contratos/situacao/:codigo',
    ({ codigo }) => <SituacaoScreen key={codigo} codigo={codigo} />,
    'ver-contratos',
  ),
  rota('/contratos/:id', ({ id }) => <ContratoScreen key={id} id={Number(id)} />, 'ver-contratos'),
  rota('/atualizacoes', () => <AtualizacoesScreen />, 'decidir-solicitacao'),
  rota(
    '/atualizacoes/:id',
    ({ id }) => <AtualizacaoScreen key={id} id={Number(id)} />,
    'decidir-solicitacao',
  ),
  rota('/periodos', () => <PeriodosScreen />, 'administrar-catalogo'),
  rota('/financeiro', () => <AtrasosScreen />, 'ver-financeiro'),
  rota('/financeiro/repasses', () => <RepassesScreen />, 'ver-financeiro'),
  rota('/financeiro/propostas', () => <PropostasScreen />, 'ver-financeiro'),
  rota('/financeiro/devolucoes', () => <DevolucoesScreen />, 'ver-financeiro'),
  rota('/financeiro/diferencas', () => <DiferencasScreen />, 'ver-financeiro'),
  rota('/financeiro/carteira', () => <NumerosScreen />, 'ver-financeiro'),
  rota('/financeiro/saidas', () => <SaidasScreen />, 'ver-financeiro'),
  rota(
    '/financeiro/contratos/:id',
    ({ id }) => <ContratoFinanceiroScreen key={id} id={Number(id)} />,
    'ver-financeiro',
  ),
  rota('/alteracoes', () => <AlteracoesScreen fluxo={undefined} />, 'ver-contratos'),
  rota(
    '/alteracoes/situacao/:fluxo',
    ({ fluxo }) => <AlteracoesScreen key={fluxo} fluxo={fluxo} />,
    'ver-contratos',
  ),
  rota('/alteracoes/:id', ({ id }) => <AlteracaoScreen key={id} id={Number(id)} />, 'ver-contratos'),
  rota(
    '/contratos/:id/alterar',
    ({ id }) => <IniciarScreen key={id} contratoId={Number(id)} />,
    'gerar-contratos',
  ),
  rota('/assinaturas', () => <AssinaturasScreen />, 'assinar-pelo-provedor'),
  rota('/envelopes/:id', ({ id }) => <EnvelopeScreen key={id} id={id} />, 'acompanhar-assinaturas'),
  rota(
    '/catalogo/:entidade',
    ({ entidade }) => <CatalogoScreen entidade={entidade} />,
    'administrar-catalogo',
  ),
  rota(
    '/catalogo/:entidade/:chave',
    ({ entidade, chave }) => <ItemScreen key={`${entidade} ${chave}`} entidade={entidade} chave={chave} />,
    'administrar-catalogo',
  ),
  rota('/relatorios', () => <RelatoriosScreen />, 'ver-relatorios'),
  rota('/suporte', () => <SuporteScreen />, 'acessar-como-suporte'),
  rota(
    '/suporte/:contaId',
    ({ contaId }) => <FichaScreen key={contaId} contaId={contaId} />,
    'acessar-como-suporte',
  ),
  rota('/exportacoes', () => <ExportacoesScreen />, 'exportar-dados'),
  rota('/uso-de-dados', () => <UsoDeDadosScreen />, 'administrar-operadores'),
  rota('/equipe', () => <EquipeScreen />),
  rota('/mensagens', () => <MensagensScreen />),
  rota('/pesquisas', () => <PesquisasScreen />),
  rota('/perfil', () => <PerfilScreen />),
];
