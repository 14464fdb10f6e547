/** Who is bound by the contract, in words. */
import { ROTULO_DO_ESTADO_CIVIL } from '../../../participante/estado-civil.ts';
import { formatarCpf } from '../../../pessoa/cpf.ts';
import { formatarData } from '../../../tempo/data.ts';
import { ROTULO_DO_REGIME } from '../../regime-de-bens.ts';
import type { PapelDeSignatario } from '../../signatarios.ts';
import type { Bloco } from '../blocos.ts';
import type { DadosDoTexto, ParteNoTexto } from '../dados.ts';

type PapelDeParte = ParteNoTexto['papel'];

/** Whom a spouse authorises. */
const FIADOR_DO_CONJUGE = {
  'conjuge-do-fiador': 'fiador',
  'conjuge-do-fiador2': 'fiador2',
} as const satisfies Partial<Record<PapelDeParte, PapelDeParte>>;
type PapelDeConjuge = keyof typeof FIADOR_DO_CONJUGE;

export interface ConjugeQueAssina {
  conjuge: ParteNoTexto;
  fiador: ParteNoTexto;
}

export function parteCom(dados: DadosDoTexto, papel: PapelDeParte): ParteNoTexto | undefined {
  return dados.partes.find((parte) => parte.papel === papel);
}

export function estudanteDe(dados: DadosDoTexto): ParteNoTexto {
  const estudante = parteCom(dados, 'estudante');
  if (!estudante) throw new Error('A contract needs its student.');
  return estudante;
}

export function fiadoresDe(dados: DadosDoTexto): readonly ParteNoTexto[] {
  return dados.partes.filter(({ papel }) => papel === 'fiador' || papel === 'fiador2');
}

export function conjugesQueAssinam(dados: DadosDoTexto): readonly ConjugeQueAssina[] {
  return dados.partes.flatMap((conjuge) => {
    if (!(conjuge.papel in FIADOR_DO_CONJUGE)) return [];
    const fiador = parteCom(dados, FIADOR_DO_CONJUGE[conjuge.papel as PapelDeConjuge]);
    return fiador ? [{ conjuge, fiador }] : [];
  });
}

/** "Ana, Bia e Caio". */
export function enumerar(nomes: readonly string[]): string {
  const ultimo = nomes.at(-1) ?? '';
  return nomes.length < 2 ? ultimo : `${nomes.slice(0, -1).join(', ')} e ${ultimo}`;
}

export function emUniaoEstavel({ estadoCivil, uniaoEstavel }: ParteNoTexto): boolean {
  return uniaoEstavel && estadoCivil !== 'CASADO';
}

function papelEmPalavras(dados: DadosDoTexto, { papel }: ParteNoTexto): string {
  switch (papel) {
    case 'estudante':
      return 'Estudante';
    case 'responsavel':
      return 'Responsável legal';
    case 'fiador':
    case 'fiador2':
      return fiadoresDe(dados).length > 1 ? (papel === 'fiador' ? 'Fiador 1' : 'Fiador 2') : 'Fiador';
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2': {
      const fiador = parteCom(dados, FIADOR_DO_CONJUGE[papel]);
      const relacao = fiador && emUniaoEstavel(fiador) ? 'Companheiro(a)' : 'Cônjuge';
      return fiador ? `${relacao} de ${fiador.nome}` : relacao;
    }
  }
}

function estadoCivilEmPalavras(parte: ParteNoTexto): string {
  const { estadoCivil, regime } = parte;
  if (estadoCivil === 'CASADO')
    return regime === undefined || regime === 'NAO_SEI'
      ? `${ROTULO_DO_ESTADO_CIVIL.CASADO}, regime de bens não informado`
      : `${ROTULO_DO_ESTADO_CIVIL.CASADO}, ${ROTULO_DO_REGIME[regime].toLowerCase()}`;
  const uniao = emUniaoEstavel(parte) ? ', em união estável' : '';
  return `${ROTULO_DO_ESTADO_CIVIL[estadoCivil]}${uniao}`;
}

export function blocoDasPartes(dados: DadosDoTexto): Bloco {
  const { provedor, partes } = dados;
  return {
    tipo: 'pessoas',
    pessoas: [
      {
        papel: 'Provedor',
        nome: provedor.nome,
        dados: [
          { rotulo: 'CNPJ', valor: provedor.cnpj },
          { rotulo: 'Endereço', valor: provedor.endereco },
          { rotulo: 'Página', valor: provedor.pagina },
          {
            rotulo: 'Representante',
            valor: `${provedor.representante.nome}, ${provedor.representante.cargo}, CPF ${formatarCpf(provedor.representante.cpf)}`,
          },
        ],
      },
      ...partes.map((parte) => ({
        papel: papelEmPalavras(dados, parte),
        nome: parte.nome,
        dados: [
          { rotulo: 'CPF', valor: formatarCpf(parte.cpf) },
          { rotulo: 'Nascimento', valor: formatarData(parte.nascimento) },
          { rotulo: 'Estado civil', valor: estadoCivilEmPalavras(parte) },
          { rotulo: 'Endereço', valor: parte.endereco },
        ],
      })),
    ],
  };
}

/** What each role declares by signing. */
function atoDe(dados: DadosDoTexto, papel: PapelDeSignatario): string {
  switch (papel) {
    case 'estudante':
      return 'Recebe o crédito e se compromete a restituí-lo.';
    case 'responsavel':
      return `Representa ou assiste ${estudanteDe(dados).nome}.`;
    case 'fiador':
    case 'fiador2':
      return 'Garante o pagamento.';
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2': {
      const fiador = parteCom(dados, FIADOR_DO_CONJUGE[papel]);
      if (!fiador) return 'Autoriza a fiança.';
      return emUniaoEstavel(fiador)
        ? `Concorda com a fiança prestada por ${fiador.nome}.`
        : `Autoriza a fiança prestada por ${fiador.nome}.`;
    }
    case 'representante':
      return `Assina por ${dados.provedor.nome}.`;
    case 'testemunha':
      return 'Testemunha as assinaturas.';
  }
}

/** In the order of signing. */
export function blocoDasAssinaturas(dados: DadosDoTexto): Bloco {
  const { partes, provedor, testemunhas, configuracao } = dados;
  return {
    tipo: 'assinaturas',
    aMao: configuracao.assinatura === 'impressa',
    assinaturas: [
      ...partes.map((parte) => ({
        papel: papelEmPalavras(dados, parte),
        nome: parte.nome,
        cpf: formatarCpf(parte.cpf),
        ato: atoDe(dados, parte.papel),
      })),
      {
        papel: 'Representante do provedor',
        nome: provedor.representante.nome,
        cpf: formatarCpf(provedor.representante.cpf),
        ato: atoDe(dados, 'representante'),
      },
      ...testemunhas.map(({ nome, cpf }, posicao) => ({
        papel: testemunhas.length > 1 ? `Testemunha ${posicao + 1}` : 'Testemunha',
        nome,
        cpf: formatarCpf(cpf),
        ato: atoDe(dados, 'testemunha'),
      })),
    ],
  };
}
