export type Exame =
  | { tipo: 'limpo' }
  | { tipo: 'contaminado'; assinatura: string }
  /** No scanner in the configuration: the file goes on and the staff see that it was not scanned. */
  | { tipo: 'nao-configurado' }
  /** A scanner is configured but does not answer: the caller decides, and must not take it for clean. */
  | { tipo: 'indisponivel' };

export type Antivirus = {
  examinar(conteudo: AsyncIterable<Uint8Array>): Promise<Exame>;
  /** For the readiness page and the staff's notice. */
  situacao(): Promise<'pronto' | 'nao-configurado' | 'indisponivel'>;
};

export const antivirusNaoConfigurado: Antivirus = {
  examinar: async () => ({ tipo: 'nao-configurado' }),
  situacao: async () => 'nao-configurado',
};
