/** What a person changed, and which proofs that asks for (spec 3 sections 2.8 and 5). */
import type { TipoDocumento } from '../documento/tipos.ts';
import { chaveDoEndereco, chaveDoNumero } from '../endereco/mesmo-endereco.ts';
import { isSensivel, valorMascarado } from '../gestao/apresentacao.ts';
import { CAMPOS_DO_PARTICIPANTE } from '../participante/campos.ts';
import { documentosDoEstadoCivil, type EstadoCivil, temConjuge } from '../participante/estado-civil.ts';
import { dissolveuUniao, trocouDeConjuge } from '../pendencia/correcao-de-dados.ts';
import { digitosDoTelefone } from '../pessoa/telefone.ts';
import type { Campo, Opcao, RequisitoDeDocumento } from '../wizard/plano.ts';
import { respostaEmTexto } from '../wizard/resposta-em-texto.ts';
import { mesmoCasamento } from './casamento.ts';
import {
  CAMPOS_DA_ATUALIZACAO,
  CAMPOS_DE_CONTATO,
  CAMPOS_DO_ENDERECO,
  type CampoDaAtualizacao,
} from './formulario.ts';

type Respostas = Readonly<Record<string, unknown>>;

/** Nothing said, nothing in it, and no stable union are how the same answer came to be kept. */
function valorDe(respostas: Respostas, campo: CampoDaAtualizacao): string {
  const valor = respostas[campo];
  if (campo === 'telefone') return digitosDoTelefone(String(valor ?? ''));
  return campo === 'uniaoEstavel' ? String(valor ?? 'N') : String(valor ?? '').trim();
}

export function camposMudados(antes: Respostas, depois: Respostas): readonly CampoDaAtualizacao[] {
  return CAMPOS_DA_ATUALIZACAO.filter((campo) => valorDe(antes, campo) !== valorDe(depois, campo));
}

export function telefoneMudou(antes: Respostas, depois: Respostas): boolean {
  return valorDe(antes, 'telefone') !== valorDe(depois, 'telefone');
}

/** Another place, not another way of writing it: a postal code that was retired, an accent or "R." prove nothing. */
export function enderecoMudou(antes: Respostas, depois: Respostas): boolean {
  return (
    (['endereco', 'cidade', 'bairro', 'uf'] as const).some(
      (campo) => chaveDoEndereco(antes[campo]) !== chaveDoEndereco(depois[campo]),
    ) || chaveDoNumero(antes.numero) !== chaveDoNumero(depois.numero)
  );
}

function estadoCivilMudou(antes: Respostas, depois: Respostas): boolean {
  return valorDe(antes, 'estadoCivil') !== valorDe(depois, 'estadoCivil');
}

function uniaoMudou(antes: Respostas, depois: Respostas): boolean {
  return valorDe(antes, 'uniaoEstavel') !== valorDe(depois, 'uniaoEstavel');
}

/** An agreed separation that was not said before, or of another marriage: only its pact exempts the spouse (ADR 0122). */
function pactoMudou(antes: Respostas, depois: Respostas): boolean {
  return (
    depois.estadoCivil === 'CASADO' &&
    depois.regimeDeBens === 'SEPARACAO_CONVENCIONAL' &&
    !(antes.regimeDeBens === 'SEPARACAO_CONVENCIONAL' && mesmoCasamento(antes, depois))
  );
}

/** Married or in a union as before, with somebody else: the change is proven, and nothing is asked of the status. */
export function conjugeAtualizado(antes: Respostas, depois: Respostas): boolean {
  return !estadoCivilMudou(antes, depois) && !uniaoMudou(antes, depois) && trocouDeConjuge(antes, depois);
}

interface Marcadores {
  comprovanteDeResidencia: boolean;
  comprovanteDeEstadoCivil: boolean;
  comprovanteDeUniaoEstavel: boolean;
  telefoneAlterado: boolean;
  conjugeAtualizado: boolean;
}

export function marcadoresDe(antes: Respostas, depois: Respostas): Marcadores {
  return {
    comprovanteDeResidencia: enderecoMudou(antes, depois),
    comprovanteDeEstadoCivil: estadoCivilMudou(antes, depois) && depois.estadoCivil !== 'SOLTEIRO',
    comprovanteDeUniaoEstavel: uniaoMudou(antes, depois) && depois.estadoCivil !== 'CASADO',
    telefoneAlterado: telefoneMudou(antes, depois),
    conjugeAtualizado: conjugeAtualizado(antes, depois),
  };
}

const um = (tipoDocumento: TipoDocumento, opcional = false): RequisitoDeDocumento => ({
  tipoDocumento,
  quantidade: 1,
  ...(opcional ? { opcional } : {}),
});

/** The CPF of the spouse in a file of its own, unless the identity document shows it. */
const DO_CONJUGE = (cpfNoDocumento: boolean): readonly RequisitoDeDocumento[] => [
  um('CARTEIRA_CONJUGE'),
  um('CPF_CONJUGE', cpfNoDocumento),
];

export function documentosDaMudancaCivil(
  antes: Respostas,
  depois: Respostas,
  cpfNoDocumentoDoConjuge: boolean,
): readonly RequisitoDeDocumento[] {
  const { comprovanteDeEstadoCivil, comprovanteDeUniaoEstavel, ...marcadores } = marcadoresDe(antes, depois);
  const pacto = pactoMudou(antes, depois) ? [um('PACTO_ANTENUPCIAL')] : [];
  if (marcadores.conjugeAtualizado) return [um('COMPROVANTE_TROCA_CONJUGE'), ...pacto];
  if (!comprovanteDeEstadoCivil && !comprovanteDeUniaoEstavel) return pacto;
  const doEstado = comprovanteDeEstadoCivil
    ? documentosDoEstadoCivil(depois.estadoCivil as EstadoCivil).map((tipo) => um(tipo))
    : [];
  return [
    ...(temConjuge(depois.estadoCivil, depois.uniaoEstavel) ? DO_CONJUGE(cpfNoDocumentoDoConjuge) : []),
    ...doEstado,
    ...pacto,
    ...(comprovanteDeUniaoEstavel && depois.uniaoEstavel === 'S' ? [um('UNIAO_ESTAVEL')] : []),
    ...(dissolveuUniao(antes, depois) ? [um('DISSOLUCAO_UNIAO_ESTAVEL')] : []),
  ];
}

export function documentosDaMudanca(
  antes: Respostas,
  depois: Respostas,
  cpfNoDocumentoDoConjuge: boolean,
): readonly RequisitoDeDocumento[] {
  return [
    ...documentosDaMudancaCivil(antes, depois, cpfNoDocumentoDoConjuge),
    ...(enderecoMudou(antes, depois) ? [um('RESIDENCIA')] : []),
  ];
}

/** Nobody becomes single again. */
export function opcoesDeEstadoCivil(originais: Respostas): readonly Opcao[] {
  return (CAMPOS_DO_PARTICIPANTE.estadoCivil.opcoes ?? []).filter(
    ({ valor }) => valor !== 'SOLTEIRO' || (originais.estadoCivil ?? 'SOLTEIRO') === 'SOLTEIRO',
  );
}

export interface Mudanca {
  campo: CampoDaAtualizacao;
  rotulo: string;
  antes: string;
  depois: string;
  mudou: boolean;
}

const definicaoDe = (campo: CampoDaAtualizacao): Campo =>
  campo === 'telefone' || campo === 'email' ? CAMPOS_DE_CONTATO[campo] : CAMPOS_DO_PARTICIPANTE[campo];

/** As somebody of the desk reads it who has not asked to see it: enough to recognise, not to know. */
export function mudancasCobertas(antes: Respostas, depois: Respostas): readonly Mudanca[] {
  return mudancasEmTexto(antes, depois).map((mudanca) => {
    const definicao = definicaoDe(mudanca.campo);
    if (!isSensivel(definicao)) return mudanca;
    const cobrir = (respostas: Respostas) =>
      respostas[mudanca.campo] ? valorMascarado(definicao, respostas[mudanca.campo]) : '';
    return { ...mudanca, antes: cobrir(antes), depois: cobrir(depois) };
  });
}

export const temCobertos = (mudancas: readonly Mudanca[]): boolean =>
  mudancas.some(({ campo }) => isSensivel(definicaoDe(campo)));

const isDoEndereco = (campo: CampoDaAtualizacao): boolean => CAMPOS_DO_ENDERECO.some((um) => um === campo);

/** Before and after in words, for whoever decides: a place is compared with its proof as a whole. */
export function mudancasEmTexto(antes: Respostas, depois: Respostas): readonly Mudanca[] {
  const mudados = camposMudados(antes, depois);
  const outroEndereco = mudados.some(isDoEndereco);
  const mostrados = CAMPOS_DA_ATUALIZACAO.filter(
    (campo) => mudados.includes(campo) || (outroEndereco && isDoEndereco(campo)),
  );
  return mostrados.map((campo) => {
    const definicao = definicaoDe(campo);
    return {
      campo,
      rotulo: definicao.rotulo,
      antes: respostaEmTexto(definicao, antes[campo]) ?? '',
      depois: respostaEmTexto(definicao, depois[campo]) ?? '',
      mudou: mudados.includes(campo),
    };
  });
}
