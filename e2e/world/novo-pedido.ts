/** New requests by the calls of the wizard. */
import type { Cliente } from './chamadas.ts';

export interface CursoDaJornada {
  grau: 'GRADUACAO' | 'CURSOS_LIVRES';
  instituicao: RegExp;
  curso: RegExp;
  numeroMatricula?: string;
  /** Of the fee; the least that the programme offers when absent. */
  percentual?: number;
}

export const COM_UM_FIADOR: CursoDaJornada = {
  grau: 'GRADUACAO',
  instituicao: /aurora/i,
  curso: /administração/i,
};
export const COM_DOIS_FIADORES: CursoDaJornada = {
  grau: 'GRADUACAO',
  instituicao: /serra azul/i,
  curso: /arquitetura/i,
};
/** With one guarantor, and the institution's own analysis. */
export const COM_ANALISE_DA_IES: CursoDaJornada = {
  grau: 'GRADUACAO',
  instituicao: /serra azul/i,
  curso: /psicologia/i,
  numeroMatricula: 'RA2026003',
};
/** Of its student the institution asks for everything that any asks for. */
export const QUE_EXIGE_TUDO: CursoDaJornada = {
  grau: 'GRADUACAO',
  instituicao: /vale verde/i,
  curso: /engenharia civil/i,
  numeroMatricula: 'RA2026001',
};
/** R$ 31.584,00 in a term: two people approve. */
export const ACIMA_DO_TETO: CursoDaJornada = {
  grau: 'GRADUACAO',
  instituicao: /vale verde/i,
  curso: /medicina/i,
  numeroMatricula: 'RA2026002',
  percentual: 47,
};
export const SEM_FIADOR: CursoDaJornada = { grau: 'CURSOS_LIVRES', instituicao: /./, curso: /inglês/i };

interface Lista<T> {
  result: T[];
}

export async function criarPedido(
  estudante: Cliente,
  { grau, instituicao, curso, numeroMatricula, percentual }: CursoDaJornada,
): Promise<number> {
  const { result: ofertas } = await estudante.pedir<
    Lista<{ id: number; label: string; habilitado: number; bolsaId: number; campus: { campusId: number }[] }>
  >('GET', `/universidades/cred-ies?grau=${grau}`);
  const oferta = ofertas.find(({ label, habilitado }) => habilitado === 1 && instituicao.test(label));
  if (!oferta) throw new Error(`no institution ${instituicao}`);
  for (const { campusId } of oferta.campus) {
    const { result: cursos } = await estudante.pedir<Lista<{ id: number; label: string }>>(
      'GET',
      `/cursos/${oferta.bolsaId}/${campusId}`,
    );
    const achado = cursos.find(({ label }) => curso.test(label));
    if (!achado) continue;
    const { valorMinimo } = await estudante.pedir<{ valorMinimo: number }>(
      'GET',
      `/bolsas/${oferta.bolsaId}/curso/${achado.id}/cobertura`,
    );
    const { id } = await estudante.pedir<{ id: number }>('POST', '/solicitacao/criar', {
      grau,
      instituicaoId: oferta.id,
      bolsaId: oferta.bolsaId,
      campusId,
      cursoId: achado.id,
      indicacaoAtiva: 'N',
      dataIngressoCurso: `${new Date().getFullYear()}-01-01`,
      dataUtilizacaoCredito: `${new Date().getFullYear() + 1}-01-01`,
      ...(grau === 'GRADUACAO' ? { primeiraGraduacao: 'S' } : {}),
      ...(numeroMatricula ? { numeroMatricula } : {}),
      percentualSolicitado: percentual ?? valorMinimo,
      leuRegras: true,
      dadosVerdadeiros: true,
    });
    return id;
  }
  throw new Error(`no course ${curso}`);
}
