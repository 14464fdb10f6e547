/**
 * `npm run bench:comprovantes`: how well payslips, statements and benefit slips of made-up people are read, as
 * digital PDFs and as photos. With `-- --erros` it tells every field that was read wrong.
 */
import { parseArgs } from 'node:util';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import { mesmoNome } from '@credito/domain/pessoa/nome';
import {
  type DadosDoComprovante,
  fotografarComprovante,
  gerarComprovante,
  MODELOS_DE_COMPROVANTE,
  type ModeloDeComprovante,
  TIPO_DO_MODELO,
} from '../apps/server/db/seed/documentos-ficticios/comprovantes-de-renda.ts';
import type { OpcoesDaFoto } from '../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import { pessoaFicticia, sorteador } from '../apps/server/db/seed/documentos-ficticios/pessoa-ficticia.ts';
import { lerComprovante } from '../apps/server/src/gateways/visao/ler-conteudo.ts';
import { fecharMotor } from '../apps/server/src/gateways/visao/reconhecer-texto.ts';

const HOJE = '2026-11-27';
const META = 90;

const GRUPOS: Readonly<Record<string, OpcoesDaFoto | null>> = {
  'PDF digital': null,
  'em pé': {},
  girado: { rotacao: 90 },
  'cabeça para baixo': { rotacao: 180, mesa: false },
  inclinado: { inclinacao: 3, sombra: 0.4 },
  desfocado: { desfoque: 1.2, ruido: 14 },
};

type Campo = (renda: RendaLida, dados: DadosDoComprovante, modelo: ModeloDeComprovante) => boolean;
/** Layouts that print one amount only are asked for that one. */
const SEM_LIQUIDO: readonly ModeloDeComprovante[] = ['extrato-colunas', 'extrato-digital'];
const CAMPOS: Readonly<Record<string, Campo>> = {
  tipo: (renda, _, modelo) => renda.tipoReconhecido === TIPO_DO_MODELO[modelo],
  mes: (renda, { mes }) => renda.meses.length === 1 && renda.meses[0] === mes,
  bruto: (renda, { brutoCentavos }) => renda.brutoCentavos === brutoCentavos,
  liquido: (renda, { liquidoCentavos }, modelo) =>
    SEM_LIQUIDO.includes(modelo) ? renda.liquidoCentavos === null : renda.liquidoCentavos === liquidoCentavos,
  // The statement of an app prints the name as its title, without a label.
  nome: (renda, { nome }, modelo) =>
    modelo === 'extrato-digital' || (renda.nome !== null && mesmoNome(renda.nome.valor, nome)),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { erros: { type: 'boolean', default: false } },
});
const porModelo = Number(positionals[0] ?? 3);

function dadosFicticios(semente: number): DadosDoComprovante {
  const sortear = sorteador(semente);
  const brutoCentavos = 150_000 + Math.floor(sortear() * 1_200_000);
  const mes = 1 + Math.floor(sortear() * 10);
  const { nome, cpf } = pessoaFicticia(semente);
  return {
    nome,
    cpf,
    mes: `2026-${String(mes).padStart(2, '0')}`,
    brutoCentavos,
    liquidoCentavos: Math.round(brutoCentavos * 0.86),
  };
}

function escrever(linha: string): void {
  process.stdout.write(`${linha}\n`);
}

const LARGURA = 19;
escrever(['grupo', 'casos', ...Object.keys(CAMPOS), 'CPU s/doc'].map((um) => um.padEnd(LARGURA)).join(''));
let perdeu = false;
for (const [grupo, foto] of Object.entries(GRUPOS)) {
  const acertos = new Map<string, number>();
  let casos = 0;
  let cpu = 0;
  for (const [indice, modelo] of MODELOS_DE_COMPROVANTE.entries())
    for (let i = 0; i < porModelo; i += 1) {
      const dados = dadosFicticios(100 * (indice + 1) + i);
      const conteudo = await (foto
        ? fotografarComprovante(modelo, dados, foto)
        : gerarComprovante(modelo, dados));
      const inicio = process.cpuUsage();
      const renda = await lerComprovante(conteudo, foto ? 'jpg' : 'pdf', HOJE);
      const { user, system } = process.cpuUsage(inicio);
      casos += 1;
      cpu += (user + system) / 1e6;
      for (const [campo, certo] of Object.entries(CAMPOS))
        if (certo(renda, dados, modelo)) acertos.set(campo, (acertos.get(campo) ?? 0) + 1);
        else if (values.erros) escrever(`  ${grupo} ${modelo} ${campo}: ${JSON.stringify({ dados, renda })}`);
    }
  const taxas = Object.keys(CAMPOS).map((campo) => (100 * (acertos.get(campo) ?? 0)) / casos);
  if ((grupo === 'PDF digital' || grupo === 'em pé') && taxas.some((taxa) => taxa < META)) perdeu = true;
  escrever(
    [grupo, String(casos), ...taxas.map((taxa) => `${taxa.toFixed(1)} %`), (cpu / casos).toFixed(2)]
      .map((celula) => celula.padEnd(LARGURA))
      .join(''),
  );
}
await fecharMotor();
if (perdeu) {
  escrever(`Target missed: every field at least ${META} % on digital and upright documents`);
  process.exitCode = 1;
}
