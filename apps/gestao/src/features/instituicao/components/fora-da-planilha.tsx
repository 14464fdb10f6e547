/** Whom a file leaves out although their renewal waits for the institution: without its word there is no next contract. */
import type { MatriculaAConfirmar } from '@credito/api/gestao-instituicao.rotas';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Aviso } from '@credito/ui/aviso/aviso';
import { QuemEsperaMatricula } from './quem-espera-matricula.tsx';

interface ForaDaPlanilhaProps {
  simulacao: boolean;
  fora: { total: number; itens: readonly MatriculaAConfirmar[] };
}

export function ForaDaPlanilha({ simulacao, fora: { total, itens } }: ForaDaPlanilhaProps) {
  if (total === 0) return null;
  return (
    <>
      <Aviso
        tom="atencao"
        titulo={
          total === 1
            ? '1 pessoa que espera não está nesta planilha'
            : `${formatarNumero(total)} pessoas que esperam não estão nesta planilha`
        }
      >
        <p>
          {simulacao
            ? 'Elas têm contrato em vigor, e sem a confirmação de vocês o contrato do próximo semestre não é gerado. Nada muda para elas: confira se faltam na planilha.'
            : 'Elas têm contrato em vigor e continuam à espera da confirmação de vocês.'}
        </p>
      </Aviso>
      <QuemEsperaMatricula legenda="Quem espera e não está na planilha" itens={itens} />
      {total > itens.length ? (
        <p>{`Aqui estão as ${itens.length} primeiras. A lista acima, em “Renovações que esperam por vocês”, tem todas.`}</p>
      ) : null}
    </>
  );
}
