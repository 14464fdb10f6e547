/** Who is bound by the contract, in words. */
import { casadoNaLei, type EstadoCivil } from '../../../participante/estado-civil.ts';
import { ROTULO_DO_REGIME } from '../../../participante/regime-de-bens.ts';
import { formatarCpf } from '../../../pessoa/cpf.ts';
import { formatarData } from '../../../tempo/data.ts';
import type { Bloco } from '../blocos.ts';
import type { DadosDoTexto, ParteNoTexto } from '../dados.ts';

type PapelDeParte = ParteNoTexto['papel'];

type Conjuge = Extract<ParteNoTexto, { vinculo: unknown }>;

/** Whom a spouse authorises. */
const FIADOR_DO_CONJUGE = {
  'conjuge-do-fiador': 'fiador',
  'conjuge-do-fiador2': 'fiador2',
} as const satisfies Record<Conjuge['papel'], PapelDeParte>;

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

export function conjugesDe({ partes }: DadosDoTexto): readonly Conjuge[] {
  return partes.filter((parte): parte is Conjuge => parte.papel in FIADOR_DO_CONJUGE);
}

export function fiadorDoConjuge(dados: DadosDoTexto, { papel }: Conjuge): ParteNoTexto {
  const fiador = parteCom(dados, FIADOR_DO_CONJUGE[papel]);
  if (!fiador) throw new Error('A spouse signs for a guarantor of the contract.');
  return fiador;
}

/** "Ana, Bia e Caio". */
export function enumerar(nomes: readonly string[]): string {
  const ultimo = nomes.at(-1) ?? '';
  return nomes.length < 2 ? ultimo : `${nomes.slice(0, -1).join(', ')} e ${ultimo}`;
}

function papelEmPalavras(dados: DadosDoTexto, parte: ParteNoTexto): string {
  switch (parte.papel) {
    case 'estudante':
      return 'Estudante';
    case 'responsavel':
      return 'Responsável legal';
    case 'fiador':
      return fiadoresDe(dados).length > 1 ? 'Fiador 1' : 'Fiador';
    case 'fiador2':
      return fiadoresDe(dados).length > 1 ? 'Fiador 2' : 'Fiador';
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2':
      return `${parte.vinculo === 'casamento' ? 'Cônjuge' : 'Companheiro(a)'} de ${fiadorDoConjuge(dados, parte).nome}`;
  }
}

const seConhecido = (rotulo: string, valor: string | null) => (valor === null ? [] : [{ rotulo, valor }]);

/** This version's own words: the screens' may change. */
const NOME_DO_ESTADO_CIVIL: Readonly<Record<EstadoCivil, string>> = {
  SOLTEIRO: 'Solteiro(a)',
  CASADO: 'Casado(a)',
  DIVORCIADO: 'Divorciado(a)',
  SEPARADO: 'Separado(a)',
  VIUVO: 'Viúvo(a)',
};

function estadoCivilEmPalavras({ estadoCivil, regime, uniaoEstavel }: ParteNoTexto): string | null {
  if (estadoCivil === null) return null;
  const partes = [NOME_DO_ESTADO_CIVIL[estadoCivil]];
  if (casadoNaLei(estadoCivil))
    partes.push(
      regime === undefined || regime === 'NAO_SEI'
        ? 'regime de bens não informado'
        : ROTULO_DO_REGIME[regime].toLowerCase(),
    );
  if (uniaoEstavel) partes.push('em união estável');
  return partes.join(', ');
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
          ...seConhecido('Nascimento', parte.nascimento && formatarData(parte.nascimento)),
          ...seConhecido('Estado civil', estadoCivilEmPalavras(parte)),
          ...seConhecido('Endereço', parte.endereco),
        ],
      })),
    ],
  };
}

/** What each person declares by signing. */
function atoDe(dados: DadosDoTexto, parte: ParteNoTexto): string {
  switch (parte.papel) {
    case 'estudante':
      return 'Recebe o crédito e se compromete a restituí-lo.';
    case 'responsavel':
      return `Representa ou assiste ${estudanteDe(dados).nome}.`;
    case 'fiador':
    case 'fiador2':
      return 'Garante o pagamento.';
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2':
      return `${parte.vinculo === 'casamento' ? 'Autoriza' : 'Concorda com'} a fiança prestada por ${fiadorDoConjuge(dados, parte).nome}.`;
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
        ato: atoDe(dados, parte),
      })),
      {
        papel: 'Representante do provedor',
        nome: provedor.representante.nome,
        cpf: formatarCpf(provedor.representante.cpf),
        ato: `Assina por ${provedor.nome}.`,
      },
      ...testemunhas.map(({ nome, cpf }, posicao) => ({
        papel: testemunhas.length > 1 ? `Testemunha ${posicao + 1}` : 'Testemunha',
        nome,
        cpf: formatarCpf(cpf),
        ato: 'Testemunha as assinaturas.',
      })),
    ],
  };
}
