/** A contract of made-up people, for the tests, the bench and a preview of the text. */
import { custoDaRestituicao } from '../../credito/custo-da-restituicao.ts';
import { planejarRestituicao } from '../../credito/plano-de-restituicao.ts';
import { REGRAS_PADRAO, type RegrasDoPrograma } from '../../credito/regras-do-programa.ts';
import type { Data } from '../../tempo/data.ts';
import { somarMeses } from '../../tempo/meses.ts';
import type { ConfiguracaoDoTexto, DadosDoTexto, ParteNoTexto } from './dados.ts';

const ESTUDANTE: ParteNoTexto = {
  papel: 'estudante',
  nome: 'Íris Conceição de Araújo',
  cpf: '52998224725',
  nascimento: '2005-03-14',
  estadoCivil: 'SOLTEIRO',
  uniaoEstavel: false,
  endereco: 'Rua das Acácias, 120, apto 31, Bela Vista, Porto Alegre/RS, CEP 90450-010',
};

const FIADOR: ParteNoTexto = {
  papel: 'fiador',
  nome: 'João Batista Gonçalves',
  cpf: '11144477735',
  nascimento: '1974-10-02',
  estadoCivil: 'CASADO',
  uniaoEstavel: false,
  regime: 'COMUNHAO_PARCIAL',
  endereco: 'Avenida Ipiranga, 2.400, Azenha, Porto Alegre/RS, CEP 90160-091',
};

const CONJUGE: ParteNoTexto = {
  papel: 'conjuge-do-fiador',
  vinculo: 'casamento',
  nome: 'Zélia Muñoz Gonçalves',
  cpf: '12345678909',
  nascimento: '1976-01-25',
  estadoCivil: 'CASADO',
  uniaoEstavel: false,
  regime: 'COMUNHAO_PARCIAL',
  endereco: 'Avenida Ipiranga, 2.400, Azenha, Porto Alegre/RS, CEP 90160-091',
};

interface Ajustes {
  meses?: number;
  mensalidadeCentavos?: number;
  regras?: Partial<RegrasDoPrograma>;
  primeiroVencimento?: Data;
  configuracao?: Partial<ConfiguracaoDoTexto>;
}

/** One term of a course whose instalments begin after it: student, guarantor and spouse, signed electronically. */
export function dadosDeExemplo({
  meses = 6,
  mensalidadeCentavos = 100_000,
  regras = {},
  primeiroVencimento = '2031-02-10',
  configuracao = {},
}: Ajustes = {}): DadosDoTexto {
  const restituicao = {
    usos: Array.from({ length: meses }, (_, posicao) => ({
      em: somarMeses('2027-02-10', posicao),
      financiadoCentavos: mensalidadeCentavos,
    })),
    regras: { ...REGRAS_PADRAO, ...regras },
    primeiroVencimento,
    contratadoEm: '2027-01-20',
  };
  const parcelas = planejarRestituicao(restituicao);
  return {
    numero: '000123',
    tipo: 'Mútuo',
    periodo: { ano: 2027, semestre: 1 },
    programa: 'Crédito Ipê',
    instituicao: 'Faculdade Serra Azul',
    curso: 'Arquitetura e Urbanismo',
    provedor: {
      nome: 'Fundação Ipê',
      cnpj: '11.222.333/0001-81',
      endereco: 'Rua dos Andradas, 1.000, Centro Histórico, Porto Alegre/RS, CEP 90020-005',
      pagina: 'https://credito.exemplo.org.br',
      representante: { nome: 'Helena Prates', cpf: '39053344705', cargo: 'diretora' },
    },
    partes: [ESTUDANTE, FIADOR, CONJUGE],
    testemunhas: [],
    restituicao,
    parcelas,
    custo: custoDaRestituicao(restituicao, parcelas),
    configuracao: {
      renunciaBeneficioDeOrdem: false,
      indice: 'nenhum',
      provedorAssina: 'antes-da-analise',
      assinatura: 'eletronica',
      ...configuracao,
    },
  };
}
