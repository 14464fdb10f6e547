import type { ItemDoSeletor } from '../seletor-de-tela-cheia/busca.ts';

export const instituicoes: readonly ItemDoSeletor[] = [
  { id: 'ipe', titulo: 'Faculdade do Ipê', detalhe: 'São Luís, MA', grupo: 'Perto de você' },
  { id: 'mangue', titulo: 'Centro Universitário do Mangue', detalhe: 'São Luís, MA', grupo: 'Perto de você' },
  {
    id: 'agora',
    titulo: 'Universidade Ágora',
    busca: 'UNIAG',
    grupo: 'Todas',
    filhos: [
      { id: 'agora-centro', titulo: 'Ágora, câmpus Centro', detalhe: 'Goiânia, GO' },
      { id: 'agora-pampulha', titulo: 'Ágora, câmpus Pampulha', detalhe: 'Belo Horizonte, MG' },
    ],
  },
  {
    id: 'serra',
    titulo: 'Faculdade da Serra',
    detalhe: 'Caxias do Sul, RS',
    grupo: 'Todas',
    desabilitado: true,
    motivo: 'Ainda não participa do crédito',
  },
  {
    id: 'longa',
    titulo: 'Instituto Superior de Educação, Ciência e Tecnologia do Vale do Jequitinhonha e Mucuri',
    detalhe: 'Teófilo Otoni, MG',
    grupo: 'Todas',
  },
  { id: 'cerrado', titulo: 'Universidade do Cerrado', detalhe: 'Brasília, DF', grupo: 'Todas' },
  { id: 'litoral', titulo: 'Faculdade do Litoral Norte', detalhe: 'São Sebastião, SP', grupo: 'Todas' },
];

/** A made-up photo of a document, drawn here so that the workshop needs no file. */
export const fotoDeExemplo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#8a7a66"/>' +
    '<rect x="8" y="16" width="48" height="33" rx="2" fill="#e6efe4"/><rect x="12" y="24" width="13" height="18" fill="#9fb39b"/>' +
    '<path d="M30 27h22M30 33h16M30 39h20" stroke="#5c6b58" stroke-width="2"/></svg>',
)}`;
