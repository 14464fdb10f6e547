/** Built-in answers to the questions that each screen raises (issue of the account, item 10). */
export interface Resposta {
  pergunta: string;
  texto: string;
}

export interface Assunto {
  id: string;
  titulo: string;
  /** Paths, below the portal's base, on which these answers come first. */
  caminhos: RegExp;
  respostas: readonly Resposta[];
}
