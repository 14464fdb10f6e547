/** The way to the next term's contract: which step is whose, since when and until when (credito, section 9). */
import { mensalidadesDoTermo, proximoTermo, rotuloDoTermo, type Termo } from '../contrato/termo.ts';
import { type Data, somarDias } from '../tempo/data.ts';

export const PASSOS_DA_RENOVACAO = ['atualizacao', 'matricula', 'contrato'] as const;
type PassoDaRenovacao = (typeof PASSOS_DA_RENOVACAO)[number];

interface FatosDaRenovacao {
  /** Term whose contract comes next. */
  termo: Termo;
  atualizacao: { concluidaEm: Data | null; enviadaEm: Data | null; de: Data; ate: Data };
  /** Day on which the institution confirmed the enrolment for the term. */
  matriculaEm: Data | null;
  contratoEm: Data | null;
}

interface LinhaDaRenovacao {
  id: PassoDaRenovacao;
  titulo: string;
  quem: string;
  desde: Data | null;
  ate: Data | null;
  situacao: 'feito' | 'agora' | 'depois';
}

export function linhasDaRenovacao({
  termo,
  atualizacao,
  matriculaEm,
  contratoEm,
}: FatosDaRenovacao): readonly LinhaDaRenovacao[] {
  const { concluidaEm, enviadaEm, de, ate } = atualizacao;
  const pronto = concluidaEm !== null && matriculaEm !== null;
  const enviada = enviadaEm !== null && concluidaEm === null;
  return [
    {
      id: 'atualizacao',
      titulo: concluidaEm ? 'Atualização cadastral concluída' : 'Atualização cadastral',
      quem: enviada ? 'Nossa equipe, na análise' : 'Você e quem garante o contrato',
      desde: concluidaEm ?? enviadaEm ?? de,
      ate: concluidaEm || enviada ? null : ate,
      situacao: concluidaEm ? 'feito' : 'agora',
    },
    {
      id: 'matricula',
      titulo: matriculaEm
        ? `Matrícula confirmada para o ${rotuloDoTermo(termo)}`
        : `Confirmação da matrícula no ${rotuloDoTermo(termo)}`,
      quem: 'A sua instituição de ensino',
      desde: matriculaEm,
      ate: null,
      situacao: matriculaEm ? 'feito' : 'agora',
    },
    {
      id: 'contrato',
      titulo: contratoEm ? 'Contrato do semestre gerado' : `Contrato do ${rotuloDoTermo(termo)}`,
      quem: 'Nossa equipe de contratos',
      desde: contratoEm,
      ate: null,
      situacao: contratoEm ? 'feito' : pronto ? 'agora' : 'depois',
    },
  ];
}

/** Of the newest contract in effect. */
export const termoDaRenovacao = (ultimo: Termo): Termo => proximoTermo(ultimo);

const DIAS_ANTES_DO_TERMO = 120;

/** First day on which an institution may confirm somebody's enrolment in the term. */
export function diaDaMatricula(termo: Termo): Data {
  const [inicio = ''] = mensalidadesDoTermo(termo, 1);
  return somarDias(inicio, -DIAS_ANTES_DO_TERMO);
}
