/** A record of the evidence in one sentence, as the desk reads the life of an envelope. */
import { formatarData, formatarMomento } from '../tempo/data.ts';
import type { CanalDeAssinatura, Confirmacao, Evidencia, TipoDeEvidencia } from './evidencia.ts';

const NOME_DO_CANAL: Readonly<Record<CanalDeAssinatura, string>> = {
  email: 'e-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

const POR_QUE_FOI: Readonly<Record<Evidencia<'enviado'>['motivo'], string>> = {
  convite: 'Link enviado',
  reenvio: 'Link enviado de novo',
  lembrete: 'Lembrete enviado',
};

const O_QUE_SAI: Readonly<Record<Evidencia<'enviado'>['motivo'], string>> = {
  convite: 'Link',
  reenvio: 'Novo link',
  lembrete: 'Lembrete',
};

/** What somebody declared of another confirms nobody. */
const COMO_SE_CONFIRMA: Readonly<Partial<Record<Confirmacao['como'], string>>> = {
  conta: 'conta do portal',
  convite: 'link recebido e CPF',
  documento: 'documento de identidade aprovado',
  analise: 'análise da solicitação',
};

const para = ({ canal, destino }: { canal: CanalDeAssinatura; destino: string }) =>
  destino === '' ? 'nenhum contato' : `${NOME_DO_CANAL[canal]} ${destino}`;

/** One row a kind: what it says must be true of every record of it. */
const FRASES: { readonly [T in TipoDeEvidencia]: (registro: Evidencia<T>) => string } = {
  aberto: ({ prazo, assinantes }) =>
    `Assinatura aberta: ${assinantes.length} pessoas assinam até ${formatarData(prazo)}`,
  enviado: ({ motivo, mensagem, marcadoPara }) =>
    marcadoPara
      ? `${O_QUE_SAI[motivo]} marcado para sair em ${formatarMomento(new Date(marcadoPara))}, para ${para(mensagem)}`
      : `${POR_QUE_FOI[motivo]} para ${para(mensagem)}`,
  entregue: ({ mensagem }) => `Mensagem entregue em ${para(mensagem)}`,
  devolvido: ({ mensagem }) => `A mensagem para ${para(mensagem)} voltou`,
  visto: () => 'Abriu o documento',
  'identidade-confirmada': ({ pessoa }) => {
    const como = pessoa.cpf.confirmado.flatMap((uma) => COMO_SE_CONFIRMA[uma.como] ?? []);
    return como.length === 0 ? 'Identidade confirmada' : `Identidade confirmada: ${como.join('; ')}`;
  },
  'documento-mostrado': () => 'Documento mostrado',
  'codigo-pedido': ({ contato }) => `Código pedido para ${para(contato)}`,
  'codigo-errado': ({ tentativas }) => `Código errado (${tentativas}ª tentativa)`,
  assinado: () => 'Assinou',
  recusado: ({ motivo }) => `Informou que não vai assinar: ${motivo}`,
  dispensado: ({ motivo }) => `Não precisa mais assinar: ${motivo}`,
  'contato-trocado': ({ antes, depois, motivo }) =>
    `Contato trocado de ${para(antes)} para ${para(depois)}: ${motivo}`,
  'prazo-movido': ({ de, ate, motivo }) =>
    `Prazo mudou de ${formatarData(de)} para ${formatarData(ate)}: ${motivo}`,
  'recebido-do-provedor': () => 'Arquivo assinado recebido do serviço de assinatura',
  selado: () => 'Documento selado',
  carimbado: () => 'Carimbo do tempo incluído',
  baixado: ({ arquivo }) =>
    arquivo === 'selado' ? 'Baixou o documento selado' : 'Baixou o documento para ler',
  verificado: ({ confere }) => (confere ? 'Arquivo conferido: é o mesmo' : 'Arquivo conferido: é outro'),
};

export const fraseDaEvidencia = (registro: Evidencia): string =>
  (FRASES[registro.tipo] as (um: Evidencia) => string)(registro);

const SEM_SUCESSO: readonly TipoDeEvidencia[] = ['devolvido', 'codigo-errado', 'recusado'];

/** No tick stands beside what did not succeed. */
export const ESTADOS_DA_EVIDENCIA = ['feito', 'recusado'] as const;
export const estadoDaEvidencia = (registro: Evidencia): (typeof ESTADOS_DA_EVIDENCIA)[number] =>
  SEM_SUCESSO.includes(registro.tipo) || (registro.tipo === 'verificado' && !registro.confere)
    ? 'recusado'
    : 'feito';
