/** The provider as a party of its contracts, and whoever signs for it. */
export interface Contratante {
  cnpj: string;
  /** In one line. */
  endereco: string;
  representante: { nome: string; cpf: string; cargo: string };
  testemunhas: ReadonlyArray<{ nome: string; cpf: string }>;
}

export const CONTRATANTE_DA_DEMONSTRACAO: Contratante = {
  cnpj: '11.222.333/0001-81',
  endereco: 'Rua dos Ipês, 100, Centro, Porto Alegre, RS, CEP 90010-000',
  representante: { nome: 'Regina Prado Moreira', cpf: '70120269015', cargo: 'Diretora' },
  testemunhas: [
    { nome: 'Tadeu Borges Leal', cpf: '70120269104' },
    { nome: 'Tânia Faria Rocha', cpf: '70120269287' },
  ],
};
