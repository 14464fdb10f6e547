import type { EnderecoDoCep, GatewayDeCep } from '../gateways.ts';

const ENDERECOS: readonly EnderecoDoCep[] = [
  {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
  },
  {
    cep: '30130010',
    logradouro: 'Avenida Afonso Pena',
    bairro: 'Centro',
    localidade: 'Belo Horizonte',
    uf: 'MG',
  },
  { cep: '40020000', logradouro: 'Rua Chile', bairro: 'Centro', localidade: 'Salvador', uf: 'BA' },
  { cep: '60060440', logradouro: 'Avenida Dom Manuel', bairro: 'Centro', localidade: 'Fortaleza', uf: 'CE' },
  { cep: '87360000', logradouro: '', bairro: '', localidade: 'Goioerê', uf: 'PR' },
  {
    cep: '90010150',
    logradouro: 'Rua dos Andradas',
    bairro: 'Centro Histórico',
    localidade: 'Porto Alegre',
    uf: 'RS',
  },
];

/** A few real streets and one town with a single code, so that every path of the screen can be walked offline. */
export const cepDeDemonstracao: GatewayDeCep = {
  buscar: async (cep) => ENDERECOS.find((endereco) => endereco.cep === cep) ?? null,
};
