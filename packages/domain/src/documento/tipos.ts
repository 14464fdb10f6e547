/** Document types (spec 2 section 3; spec 3 section 2.9) with the words people read. */

export const GRUPOS_DE_DOCUMENTO = [
  'identidade',
  'residencia',
  'academico',
  'familia',
  'responsavel',
  'estado-civil',
  'renda',
  'recurso',
] as const;

interface TipoDeDocumento {
  rotulo: string;
  /** Why it is asked for, in one sentence. */
  motivo: string;
  grupo: (typeof GRUPOS_DE_DOCUMENTO)[number];
}

const tipo = (grupo: TipoDeDocumento['grupo'], rotulo: string, motivo: string): TipoDeDocumento => ({
  grupo,
  rotulo,
  motivo,
});

export const TIPOS_DE_DOCUMENTO = {
  RG: tipo('identidade', 'RG ou CNH', 'Para confirmar quem você é.'),
  CPF: tipo('identidade', 'CPF', 'Para confirmar o número do CPF quando ele não aparece no RG.'),
  SELFIE: tipo('identidade', 'Selfie', 'Para comparar o seu rosto com o documento.'),
  RESIDENCIA: tipo(
    'residencia',
    'Comprovante de residência',
    'Conta de água, luz ou telefone, ou correspondência, dos últimos 3 meses.',
  ),
  DECLARACAO_HIPOSSUFICIENCIA: tipo(
    'academico',
    'Declaração de hipossuficiência',
    'Nela você declara que não consegue pagar os estudos sem ajuda. A sua instituição pede.',
  ),
  MATRICULA: tipo('academico', 'Comprovante de matrícula', 'Para confirmar que você está matriculado.'),
  HISTORICO_ESCOLAR: tipo('academico', 'Histórico escolar', 'A sua instituição pede o histórico.'),
  COMPROVANTE_ENEM: tipo(
    'academico',
    'Comprovante da nota do Enem',
    'A sua instituição pede a nota do Enem.',
  ),
  RG_FAMILIAR: tipo(
    'familia',
    'RG de familiar (frente e verso)',
    'A sua instituição pede os documentos de quem mora com você.',
  ),
  CPF_FAMILIAR: tipo(
    'familia',
    'CPF de familiar',
    'A sua instituição pede os documentos de quem mora com você.',
  ),
  COMPROVANTE_RENDA_FAMILIAR: tipo(
    'familia',
    'Comprovante de renda familiar',
    'Para confirmar a renda da sua família.',
  ),
  DOCUMENTO_RESPONSAVEL: tipo(
    'responsavel',
    'RG ou CNH do responsável legal',
    'Para confirmar quem é o seu responsável.',
  ),
  TERMO_GUARDA: tipo('responsavel', 'Termo de guarda', 'Mostra que o responsável tem a sua guarda.'),
  EMANCIPACAO: tipo('responsavel', 'Escritura de emancipação', 'Mostra que você é emancipado.'),
  CARTEIRA_CONJUGE: tipo(
    'estado-civil',
    'RG ou CNH do cônjuge',
    'Para confirmar quem é o cônjuge ou companheiro.',
  ),
  CPF_CONJUGE: tipo('estado-civil', 'CPF do cônjuge', 'Quando o CPF não aparece no documento do cônjuge.'),
  CERTIDAO_CASAMENTO: tipo('estado-civil', 'Certidão de casamento', 'Comprova o estado civil.'),
  PACTO_ANTENUPCIAL: tipo(
    'estado-civil',
    'Pacto antenupcial',
    'A escritura em que o casal combinou a separação de bens, antes de casar.',
  ),
  AVERBACAO_DIVORCIO: tipo(
    'estado-civil',
    'Averbação do divórcio',
    'A anotação do divórcio na certidão de casamento.',
  ),
  AVERBACAO_SEPARACAO: tipo(
    'estado-civil',
    'Averbação da separação',
    'A anotação da separação na certidão de casamento.',
  ),
  CERTIDAO_OBITO: tipo('estado-civil', 'Certidão de óbito do cônjuge', 'Comprova o estado civil.'),
  UNIAO_ESTAVEL: tipo(
    'estado-civil',
    'Comprovante de união estável',
    'Escritura ou declaração assinada pelos dois.',
  ),
  DISSOLUCAO_UNIAO_ESTAVEL: tipo('estado-civil', 'Dissolução da união estável', 'Comprova o fim da união.'),
  COMPROVANTE_TROCA_CONJUGE: tipo(
    'estado-civil',
    'Comprovante de troca de cônjuge',
    'Comprova o novo cônjuge.',
  ),
  CONTRACHEQUE: tipo('renda', 'Contracheque', 'Comprova a renda.'),
  DECORE: tipo('renda', 'DECORE', 'Declaração feita por contador com a renda recebida.'),
  PRO_LABORE: tipo('renda', 'Pró-labore', 'Comprova a retirada do sócio.'),
  CONTRATO_SOCIAL_MEI: tipo(
    'renda',
    'Contrato social ou certificado de MEI',
    'Mostra a participação na empresa.',
  ),
  PRODUTOR_RURAL: tipo('renda', 'Notas de produtor rural', 'Comprovam a renda da produção.'),
  LOCACAO_ARRENDAMENTO: tipo('renda', 'Contrato de locação ou arrendamento', 'Comprova a renda de aluguel.'),
  DECLARACAO_IMPOSTO: tipo('renda', 'Declaração do imposto de renda', 'Completa com o recibo de entrega.'),
  APOSENTADORIA_BENEFICIO: tipo('renda', 'Comprovante de aposentadoria ou benefício', 'Do último mês.'),
  EXTRATO_BANCARIO: tipo('renda', 'Extrato bancário', 'De conta individual.'),
  RECURSO: tipo('recurso', 'Documento do recurso', 'O que ajuda a mostrar por que a decisão deve mudar.'),
} as const satisfies Record<string, TipoDeDocumento>;

export type TipoDocumento = keyof typeof TIPOS_DE_DOCUMENTO;

export const CODIGOS_DE_DOCUMENTO = Object.keys(TIPOS_DE_DOCUMENTO) as [TipoDocumento, ...TipoDocumento[]];

export function rotuloDoDocumento(tipoDocumento: string): string {
  return TIPOS_DE_DOCUMENTO[tipoDocumento as TipoDocumento]?.rotulo ?? tipoDocumento;
}

/** Types from which identity data are read (the spec's Vision). */
export const TIPOS_COM_LEITURA: readonly TipoDocumento[] = [
  'RG',
  'DOCUMENTO_RESPONSAVEL',
  'CARTEIRA_CONJUGE',
];
