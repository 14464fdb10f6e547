/** What a person still has to do, in a few words each: the tasks below a stage, and the headings of the review. */
import { rotuloDoDocumento } from '../documento/tipos.ts';
import { oQueFaltaNoPasso, passosIncompletos, passosVisiveis } from '../wizard/plano.ts';
import { type IdDoPassoDoParticipante, planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

/** What a row is about: its title is a question, which names nothing once it was answered. */
export const NOME_DO_PASSO: Readonly<Record<IdDoPassoDoParticipante, string>> = {
  'documentos-de-identidade': 'Documento de identidade',
  'documento-do-cpf': 'Documento do CPF',
  selfie: 'Selfie',
  'dados-pessoais': 'Dados pessoais',
  'dados-pessoais-do-fiador': 'Dados pessoais',
  'responsavel-legal': 'Responsável legal',
  'dados-do-responsavel': 'Dados do responsável',
  'dados-do-outro-responsavel': 'Dados do responsável',
  'documento-do-responsavel': 'Documento do responsável',
  'termo-de-guarda': 'Termo de guarda',
  emancipacao: 'Escritura de emancipação',
  hipossuficiencia: 'Declaração de hipossuficiência',
  endereco: 'Endereço',
  'comprovante-de-residencia': 'Comprovante de residência',
  'estado-civil': 'Estado civil',
  'uniao-estavel': 'União estável',
  'documentos-do-estado-civil': 'Documentos do estado civil',
  'dados-do-conjuge': 'Cônjuge ou companheiro',
  'dados-do-conjuge-com-nascimento': 'Cônjuge ou companheiro',
  'documento-do-conjuge': 'Documento do cônjuge',
  'email-do-conjuge': 'E-mail do cônjuge',
  'celular-do-conjuge': 'Celular do cônjuge',
  'regime-de-bens': 'Regime de bens',
  'pacto-antenupcial': 'Pacto antenupcial',
  matricula: 'Comprovante de matrícula',
  'historico-escolar': 'Histórico escolar',
  'nota-do-enem': 'Nota do Enem',
  'grupo-familiar': 'Quem mora com você',
  'documentos-do-grupo-familiar': 'Documentos de quem mora com você',
  'renda-familiar': 'Renda da família',
  'comprovantes-de-renda-familiar': 'Comprovantes de renda da família',
  renda: 'Renda mensal',
  'tipos-de-renda': 'Tipos de renda',
  'comprovantes-de-renda': 'Comprovantes de renda',
};

/** Where a document of this type is asked for; null where no step of now asks for it. */
export function passoDoDocumento(
  tipoDocumento: string,
  contexto: ContextoDoParticipante,
): IdDoPassoDoParticipante | null {
  const passo = passosVisiveis(planoDoParticipante, contexto).find(({ documentos }) =>
    documentos?.(contexto).some((requisito) => requisito.tipoDocumento === tipoDocumento),
  );
  return passo?.id ?? null;
}

/** Missing documents by their own name, missing answers by what they are about; in the order of the plan, each once. */
export function oQueFalta(contexto: ContextoDoParticipante): readonly string[] {
  const nomes = passosIncompletos(planoDoParticipante, contexto).flatMap((passo) => {
    const { respostas, documentos } = oQueFaltaNoPasso(passo, contexto);
    const nomes = documentos.map(({ rotulo, tipoDocumento }) => rotulo ?? rotuloDoDocumento(tipoDocumento));
    return respostas ? [NOME_DO_PASSO[passo.id], ...nomes] : nomes;
  });
  return [...new Set(nomes)];
}
