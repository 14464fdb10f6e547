/** What each act does, said before it is confirmed. */
import type { AtoDeDois } from '@credito/domain/contrato/atos-de-dois';
import type { AcaoDaEquipe } from '@credito/domain/contrato/transicoes';

const ATE_CONFIRMAR = 'Nada muda no contrato até que outra pessoa da equipe confirme.';

export const CONSEQUENCIA_DO_ATO: Readonly<Record<AcaoDaEquipe, string>> = {
  liberar:
    'O texto é guardado como está, e o estudante passa a ver o contrato. As assinaturas são possíveis até o fim do dia do prazo.',
  receberNaIes: 'Fica registrado que o contrato assinado no papel chegou à instituição.',
  enviarAoProvedor: 'Fica registrado que a instituição enviou o contrato ao provedor.',
  receber: 'O contrato entra em análise.',
  aprovar: 'O contrato passa a esperar que outra pessoa da equipe o efetive.',
  reprovar:
    'O contrato volta à equipe, que o corrige ou cancela. O estudante lê os motivos e as explicações.',
  corrigir:
    'Pessoas, regras e plano são copiados de novo, como estão hoje, e o contrato volta à situação “Em preparação”. O aceite do plano e as assinaturas recomeçam.',
  efetivar: ATE_CONFIRMAR,
  liquidar: ATE_CONFIRMAR,
  baixar: ATE_CONFIRMAR,
  recuperar: 'O contrato volta à assinatura, com um novo prazo. Isso só é possível uma vez.',
  cancelar:
    'O contrato termina aqui. Se for preciso, outro contrato do mesmo semestre pode ser gerado depois.',
};

/** Of what was proposed, said to whoever is about to confirm it. */
export const CONSEQUENCIA_DA_CONFIRMACAO: Readonly<Record<AtoDeDois, string>> = {
  efetivar:
    'O contrato passa a valer, e o estudante e os fiadores com conta no portal são avisados. Antes disso, nada é repassado à instituição nem devido pelo estudante.',
  liquidar: 'O contrato termina como pago por inteiro, e o estudante é avisado. Não é possível desfazer.',
  baixar: 'O contrato termina sem estar pago. Ninguém é avisado e não é possível desfazer.',
};

/** Acts that end something or send it back. */
export const ATOS_DE_PERIGO: readonly AcaoDaEquipe[] = ['reprovar', 'baixar', 'cancelar'];
