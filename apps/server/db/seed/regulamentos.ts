/** A made-up regulation for each institution of the demonstration, so that there is something to read. */
import { enderecoDoRegulamento } from '@credito/domain/catalogo/regulamento-guardado';
import type { Contexto } from '../../src/contexto.ts';
import { type Estilo, Folha } from '../../src/pdf/folha.ts';
import { OPERADORES_DE_DEMONSTRACAO } from './operadores.ts';

interface Instituicao {
  nome: string;
  programas: readonly string[];
}

function capitulos({ nome, programas }: Instituicao): ReadonlyArray<readonly [string, readonly string[]]> {
  return [
    [
      '1. Para quem é',
      [
        `O crédito atende estudantes matriculados ou aceitos em curso da ${nome}.`,
        `Programas: ${programas.join('; ')}.`,
      ],
    ],
    [
      '2. O que o crédito cobre',
      [
        'Uma parte da mensalidade, no percentual que o programa oferece e que o estudante escolhe ao pedir.',
        'O restante da mensalidade continua sendo pago à instituição, no vencimento dela.',
      ],
    ],
    [
      '3. Quem garante',
      [
        'O fiador responde pelo pagamento se o estudante não pagar. Ele recebe um convite, lê o que garante e decide.',
        'Algumas instituições não pedem fiador.',
      ],
    ],
    [
      '4. Como pedir',
      [
        'O pedido é feito no portal: dados, documentos e, quando houver, o fiador. Tudo pode ser retomado depois.',
        'A análise começa quando o pedido é enviado. Se algo precisar de correção, o portal diz o quê.',
      ],
    ],
    ['5. Desistir', ['Antes da decisão, o estudante pode cancelar o pedido a qualquer momento, sem custo.']],
    [
      '6. Seus dados',
      ['Os dados servem para analisar o pedido e para o contrato. O perfil mostra quem da equipe os viu.'],
    ],
  ];
}

const TITULO: Estilo = { peso: 'negrito', tamanho: 19 };
const CAPITULO: Estilo = { peso: 'negrito', tamanho: 14 };
const TEXTO: Estilo = { peso: 'regular', tamanho: 12 };

function pdfDoRegulamento(instituicao: Instituicao, provedor: string, data: Date): Promise<Buffer> {
  const titulo = `Regulamento do crédito estudantil: ${instituicao.nome}`;
  const folha = new Folha({ titulo, autor: provedor, assunto: titulo, data, rodape: instituicao.nome });
  folha.escrever(folha.raiz, 'H1', titulo, TITULO, { depois: 6 });
  const paragrafo = (texto: string) => folha.escrever(folha.raiz, 'P', texto, TEXTO, { depois: 4 });
  paragrafo('Documento fictício, feito para a demonstração. Não vale como regulamento de ninguém.');
  for (const [nome, paragrafos] of capitulos(instituicao)) {
    folha.escrever(folha.raiz, 'H2', nome, CAPITULO, { antes: 14, depois: 4, junto: 34 });
    for (const texto of paragrafos) paragrafo(texto);
  }
  return folha.terminar();
}

async function* umPedaco(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Needs the catalogue and the staff. Whoever has a regulation keeps it. */
export async function semearRegulamentos({ db, gateways, aleatorio, relogio, configuracao }: Contexto) {
  const instituicoes = await db
    .selectFrom('instituicao')
    .select(['id', 'nome'])
    .where('regulamento', 'is', null)
    .orderBy('id')
    .execute();
  const administrador = OPERADORES_DE_DEMONSTRACAO.find(({ papel }) => papel === 'administrador');
  const autor = await db
    .selectFrom('operador')
    .select('id')
    .where('email', '=', administrador?.email ?? '')
    .executeTakeFirstOrThrow();
  for (const { id: instituicaoId, nome } of instituicoes) {
    const programas = await db
      .selectFrom('bolsa')
      .select('nome')
      .where('instituicao_id', '=', instituicaoId)
      .orderBy('nome')
      .execute();
    const pdf = await pdfDoRegulamento(
      { nome, programas: programas.map((programa) => programa.nome) },
      configuracao.provedor.nome,
      relogio.agora(),
    );
    const guardado = await gateways.cofre.gravar(umPedaco(pdf));
    const id = aleatorio.uuid();
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('regulamento')
        .values({
          id,
          arquivo: guardado.id,
          tamanho_bytes: guardado.bytes,
          publicado_por: autor.id,
          publicado_em: relogio.agora(),
        })
        .execute();
      await trx
        .updateTable('instituicao')
        .set({ regulamento: enderecoDoRegulamento(id) })
        .where('id', '=', instituicaoId)
        .execute();
    });
  }
}
