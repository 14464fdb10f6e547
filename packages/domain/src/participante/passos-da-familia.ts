/** What the institution asks of the student's studies and household (spec 2 section 2.1). */
import { definirPlano, type RequisitoDeDocumento } from '../wizard/plano.ts';
import { camposDoPasso } from './campos.ts';
import { temConjuge } from './estado-civil.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import { ehEstudante, exige, passoDeDocumentos, um } from './passos-do-participante.ts';

/** Household members who need documents of their own: without the student and without a spouse. */
function familiares({ respostas }: ContextoDoParticipante): number {
  const pessoas = typeof respostas.nrFamiliar === 'number' ? respostas.nrFamiliar : 1;
  return Math.max(0, pessoas - 1 - (temConjuge(respostas.estadoCivil, respostas.uniaoEstavel) ? 1 : 0));
}

function documentosDosFamiliares(contexto: ContextoDoParticipante): readonly RequisitoDeDocumento[] {
  const total = familiares(contexto);
  // Spec 2 section 2.1 step 8: each member's documents are labelled "Passos i de n".
  const passo = (familiar: number) => `Passo ${familiar + 1} de ${total}`;
  return Array.from({ length: total }, (_, familiar): readonly RequisitoDeDocumento[] => [
    {
      tipoDocumento: 'RG_FAMILIAR',
      quantidade: 2,
      indiceInicial: familiar * 2,
      rotulo: `${passo(familiar)} · RG da pessoa ${familiar + 1} (frente e verso)`,
    },
    {
      tipoDocumento: 'CPF_FAMILIAR',
      quantidade: 1,
      indiceInicial: familiar,
      rotulo: `${passo(familiar)} · CPF da pessoa ${familiar + 1}`,
    },
  ]).flat();
}

export const passosDaFamilia = definirPlano<ContextoDoParticipante>()([
  passoDeDocumentos(
    'matricula',
    'Comprovante de matrícula',
    exige((exigencias) => exigencias.exigeMatricula),
    () => um('MATRICULA'),
  ),
  passoDeDocumentos(
    'historico-escolar',
    'Histórico escolar',
    exige((exigencias) => exigencias.exigeHistoricoEscolar),
    () => um('HISTORICO_ESCOLAR'),
  ),
  passoDeDocumentos(
    'nota-do-enem',
    'Nota do Enem',
    exige((exigencias) => exigencias.exigeComprovanteNotaEnem),
    () => um('COMPROVANTE_ENEM'),
  ),
  {
    id: 'grupo-familiar',
    titulo: 'Quantas pessoas moram na sua casa, contando você?',
    forma: 'formulario',
    quando: ehEstudante,
    ...camposDoPasso('nrFamiliar'),
  },
  passoDeDocumentos(
    'documentos-do-grupo-familiar',
    'Documentos de quem mora com você',
    (contexto) =>
      exige((exigencias) => exigencias.exigeDocumentosGrupoFamiliar)(contexto) && familiares(contexto) > 0,
    documentosDosFamiliares,
  ),
  {
    id: 'renda-familiar',
    titulo: 'Qual é a renda da sua família?',
    forma: 'formulario',
    quando: exige((exigencias) => exigencias.exigeComprovanteRendaFamiliar),
    ...camposDoPasso('rendaFamiliarCentavos'),
  },
  passoDeDocumentos(
    'comprovantes-de-renda-familiar',
    'Comprovantes de renda da família',
    exige((exigencias) => exigencias.exigeComprovanteRendaFamiliar),
    () => um('COMPROVANTE_RENDA_FAMILIAR'),
  ),
]);
