/**
 * How well identity documents are read: node bench/visao.ts [people per layout]
 * Exits with an error when a target is missed or a CPF with wrong check digits appears.
 */
import { parseArgs } from 'node:util';
import type { Vision } from '@credito/domain/documento/leitura-tipos';
import { isCpf } from '@credito/domain/pessoa/cpf';
import { mesmoNome } from '@credito/domain/pessoa/nome';
import type { PessoaDoDocumento } from '../apps/server/db/seed/documentos-ficticios/pessoa-ficticia.ts';
import { lerConteudo } from '../apps/server/src/gateways/visao/ler-conteudo.ts';
import { fecharMotor } from '../apps/server/src/gateways/visao/reconhecer-texto.ts';
import { corpus } from './documentos-de-identidade/corpus.ts';

const HOJE = '2026-11-27';
const METAS: Readonly<Record<string, number>> = { cpf: 95, nascimento: 95, nome: 90 };

const iguais = (lido: string | undefined, certo: string | null) =>
  certo === null ? lido === undefined : lido !== undefined && mesmoNome(lido, certo);

const campos: Readonly<Record<string, (v: Vision, p: PessoaDoDocumento) => boolean>> = {
  cpf: (v, p) => v.cpf?.valor === p.cpf,
  nascimento: (v, p) => v.dataNascimento?.valor === p.nascimento,
  nome: (v, p) => iguais(v.nome?.valor, p.nome),
  mae: (v, p) => iguais(v.mae?.valor, p.mae),
  pai: (v, p) => iguais(v.pai?.valor, p.pai),
  expedicao: (v, p) => v.dataExpedicao?.valor === p.expedicao,
  registro: (v, p) => [p.rg.replace(/\W/g, ''), p.cpf].includes(v.numeroRegistro?.valor ?? ''),
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { erros: { type: 'boolean', default: false }, grupo: { type: 'string' } },
});
const casos = corpus(Number(positionals[0] ?? 6)).filter(
  ({ grupo }) => values.grupo === undefined || grupo === values.grupo,
);
const acertos = new Map<string, Map<string, number>>();
const totais = new Map<string, { casos: number; segundos: number }>();
let cpfsInvalidos = 0;
let cpfsDeOutraPessoa = 0;

for (const { grupo, modelo, pessoa, formato, gerar } of casos) {
  const conteudo = await gerar();
  const inicio = process.cpuUsage();
  const vision = await lerConteudo(conteudo, formato, HOJE);
  const { user, system } = process.cpuUsage(inicio);
  const total = totais.get(grupo) ?? { casos: 0, segundos: 0 };
  totais.set(grupo, { casos: total.casos + 1, segundos: total.segundos + (user + system) / 1e6 });
  const doGrupo = acertos.get(grupo) ?? new Map<string, number>();
  acertos.set(grupo, doGrupo);
  if (vision.cpf !== null && !isCpf(vision.cpf.valor)) cpfsInvalidos += 1;
  if (vision.cpf !== null && vision.cpf.valor !== pessoa.cpf) cpfsDeOutraPessoa += 1;
  for (const [campo, certo] of Object.entries(campos)) {
    if (certo(vision, pessoa)) doGrupo.set(campo, (doGrupo.get(campo) ?? 0) + 1);
    else if (values.erros) escrever(`  ${grupo} ${modelo} ${campo}: ${JSON.stringify({ pessoa, vision })}`);
  }
}
await fecharMotor();

const largura = 15;
escrever(
  ['grupo', 'casos', ...Object.keys(campos), 'CPU s/doc'].map((titulo) => titulo.padEnd(largura)).join(''),
);
for (const [grupo, { casos: quantos, segundos }] of totais) {
  const taxas = Object.keys(campos).map((campo) => `${taxa(grupo, campo).toFixed(1)} %`);
  escrever(
    [grupo, String(quantos), ...taxas, (segundos / quantos).toFixed(2)]
      .map((celula) => celula.padEnd(largura))
      .join(''),
  );
}
escrever(`CPFs with wrong check digits: ${cpfsInvalidos}; CPFs of somebody else: ${cpfsDeOutraPessoa}`);
const perdidas = Object.entries(METAS).filter(
  ([campo, meta]) => totais.has('em pé') && taxa('em pé', campo) < meta,
);
for (const [campo, meta] of perdidas) escrever(`Target missed upright: ${campo} below ${meta} %`);
process.exitCode = perdidas.length > 0 || cpfsInvalidos > 0 ? 1 : 0;

function taxa(grupo: string, campo: string): number {
  return (100 * (acertos.get(grupo)?.get(campo) ?? 0)) / (totais.get(grupo)?.casos ?? 1);
}

function escrever(linha: string): void {
  process.stdout.write(`${linha}\n`);
}
