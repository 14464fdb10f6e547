/*
 * The arrows of ARCHITECTURE.md: domain <- api <- apps; portal and gestao also import ui and domain.
 * swc reads the TypeScript, because dependency-cruiser cannot use TypeScript 7.
 * scripts/fronteiras.test.ts breaks each rule once and expects to be caught.
 */
const TESTE = '(\\.test\\.tsx?$|/test/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'sem-ciclos',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'sem-importacao-perdida',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'dependencia-declarada',
      comment: 'A package is declared in the package.json of the workspace that imports it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'producao-nao-importa-teste',
      severity: 'error',
      from: { pathNot: [TESTE, '^e2e/', '^bench/', '^scripts/'] },
      to: { path: TESTE, pathNot: '^node_modules/' },
    },
    {
      name: 'domain-puro',
      comment:
        'Rules: no IO, no clock, no framework. Only zod/mini, check digits and numbers in words from outside.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTE },
      to: {
        pathNot: [
          '^packages/domain/src/',
          '^node_modules/zod/(v4/)?mini/',
          '^node_modules/@brazilian-utils/brazilian-utils/',
          '^node_modules/extenso/',
        ],
      },
    },
    {
      name: 'teste-do-domain-puro',
      severity: 'error',
      from: { path: `^packages/domain/src/.*${TESTE}` },
      to: { path: ['^packages/(?!domain/)', '^apps/', '^e2e/', '^bench/'] },
    },
    {
      name: 'assinatura-nada-sabe-de-credito',
      comment:
        'Signing knows documents, signers and evidence; what a document says is known to whoever owns it (ADR 0140).',
      severity: 'error',
      from: {
        path: [
          '^(packages/domain/src|apps/server/src/modules)/assinatura/',
          '^(apps/server/src/selo|packages/verificador)/',
        ],
        pathNot: TESTE,
      },
      to: {
        path: '^(packages/domain/src|apps/server/src/modules)/(contrato|credito|solicitacao|participante|fiador|instituicao|catalogo)/',
      },
    },
    {
      name: 'verificador-sobre-domain',
      comment: 'Whoever checks a file needs nothing of ours but the rules of signing (ADR 0136).',
      severity: 'error',
      from: { path: '^packages/verificador/src/', pathNot: TESTE },
      to: {
        pathNot: '^packages/(verificador/src|domain/src/(assinatura|tempo))/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'api-sobre-domain',
      severity: 'error',
      from: { path: '^packages/api/src/', pathNot: TESTE },
      to: { pathNot: ['^packages/(api|domain)/src/', '^node_modules/zod/'] },
    },
    {
      name: 'ui-nada-sabe-de-credito',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: ['^packages/(?!ui/)', '^apps/', '^e2e/', '^bench/'] },
    },
    {
      name: 'apps-separados',
      comment: 'What two apps share is a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-nao-importam-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: ['^apps/', '^e2e/', '^bench/'] },
    },
    {
      name: 'apps-nao-importam-e2e',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: ['^e2e/', '^bench/'] },
    },
    {
      name: 'navegador-sem-node',
      severity: 'error',
      from: { path: ['^packages/(domain|api|ui)/src/', '^apps/(portal|gestao)/src/'], pathNot: TESTE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'e2e-pelo-navegador',
      comment: 'Journeys use the product as people do; only the world, which starts it, knows its inside.',
      severity: 'error',
      from: { path: '^e2e/(?!world/)' },
      to: { path: ['^apps/', '^packages/ui/', '^bench/'] },
    },
    {
      name: 'features-separadas',
      severity: 'error',
      from: { path: '^apps/(portal|gestao)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'app-por-cima-de-features',
      severity: 'error',
      from: { path: '^apps/(portal|gestao)/src/(?!app/)[^/]+/' },
      to: { path: '^apps/$1/src/app/' },
    },
    {
      name: 'features-por-cima-do-resto',
      severity: 'error',
      from: { path: '^apps/(portal|gestao)/src/(?!app/|features/)[^/]+/' },
      to: { path: '^apps/$1/src/features/' },
    },
    {
      name: 'server-sem-tela',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: ['^packages/ui/', '^node_modules/(react|react-dom)/'] },
    },
    {
      name: 'rota-chama-caso-de-uso',
      comment: 'routes -> use case -> repository: a handler never reaches the database itself.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/.*\\.routes\\.ts$' },
      to: {
        path: [
          '\\.repository\\.ts$',
          '^apps/server/src/banco/',
          '^node_modules/(kysely|pg|graphile-worker)/',
        ],
      },
    },
    {
      name: 'rotas-so-no-app',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/app\\.ts$', TESTE] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'caso-de-uso-sem-http',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: ['\\.routes\\.ts$', TESTE] },
      to: { path: '^node_modules/(fastify|@fastify)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositorio-no-fim',
      comment:
        'A repository knows tables: no request, no outside service. Its way back to a use case is a cycle.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: {
        path: ['^apps/server/src/(plugins|gateways)/', '^node_modules/(fastify|@fastify)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'gateway-nao-conhece-modulos',
      severity: 'error',
      from: { path: '^apps/server/src/(gateways|banco|config|postgres-embutido)/', pathNot: TESTE },
      to: { path: '^apps/server/src/(modules|plugins|app\\.ts)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
