/** What an alteration waits for at this moment, whose act it is and until when: the last line of its timeline. */
import { type Agora, comVez, quemAssinaAgora } from '../contrato/agora.ts';
import { QUEM_AGE_NO_CONTRATO as QUEM } from '../contrato/estados.ts';
import type { Data } from '../tempo/data.ts';
import { canceladaPorAtraso, type FatosDaAlteracaoNaLista } from './na-lista.ts';

export interface FatosDoAgoraDaAlteracao extends FatosDaAlteracaoNaLista {
  /** As of a contract. */
  esperados: readonly string[] | null;
}

/** Null once nobody has to act any more. */
export const agoraNaAlteracao = (fatos: FatosDoAgoraDaAlteracao, hoje: Data): Agora | null =>
  comVez(esperaNaAlteracao(fatos, hoje), fatos.esperados);

function esperaNaAlteracao(fatos: FatosDoAgoraDaAlteracao, hoje: Data): Omit<Agora, 'suaVez'> | null {
  const { fluxo, prazo, esperados, estudanteAssina, concluida } = fatos;
  const daEquipe = (titulo: string) => ({ titulo, quem: QUEM.provedor, ate: null });
  // What everybody has signed is sealed, however late it is.
  if (fluxo === 'DPR' && esperados?.length === 0)
    return { titulo: 'Fechar o documento assinado', quem: QUEM.ninguem, ate: null };
  if (canceladaPorAtraso(fatos, hoje)) return null;
  switch (fluxo) {
    case 'PED':
      if (fatos.esperaAceite)
        return { titulo: 'Aceitar o convite', quem: 'A pessoa que você indicou', ate: null };
      if (fatos.esperaRenda)
        return { titulo: 'Comprovar a renda', quem: 'A pessoa que você indicou', ate: null };
      return fatos.esperaInstituicao
        ? { titulo: 'Confirmar o pedido', quem: QUEM.instituicao, ate: null }
        : daEquipe('Analisar o pedido');
    case 'GER':
      return daEquipe('Preparar o documento');
    case 'DIS':
      return estudanteAssina
        ? { titulo: 'Ler e assinar a alteração', quem: QUEM.estudante, ate: prazo }
        : daEquipe('Enviar a alteração para assinatura');
    case 'DPR':
      return { titulo: 'Assinar a alteração', quem: quemAssinaAgora(esperados), ate: prazo };
    case 'ASS':
      return daEquipe('Analisar a alteração');
    case 'REP':
      return daEquipe('Corrigir ou encerrar a alteração');
    case 'EFE':
      return concluida ? null : { titulo: 'Guardar a sua cópia e concluir', quem: QUEM.estudante, ate: null };
    case 'CAN':
      return null;
  }
}
