/** The staff's session in this tab; its refresh cookie reaches /api/gestao alone. */

import type { Operador } from '@credito/api/gestao-acesso.rotas';
import { criarSessaoEntreAbas } from '@credito/api/sessao-entre-abas';
import { aprenderHora } from '@credito/ui/aparelho/relogio';
import { abrirDeNovo, recarregar } from '@credito/ui/endereco/abrir-de-novo';
import { cabecalhosDoUso } from './em-uso.ts';
import { esquecerAAba } from './guarda-da-aba.ts';

export const sessao = criarSessaoEntreAbas<Operador>({
  nome: 'sessao-da-gestao',
  renovarEm: '/api/gestao/autenticacao/renovar',
  cabecalhos: cabecalhosDoUso,
  sairEm: '/api/gestao/autenticacao/sair',
  aoResponder: ({ headers }) => aprenderHora(headers.get('date')),
  lerQuem: (corpo) => corpo as Operador,
  idDe: (operador) => operador.id,
  recarregar: () => {
    esquecerAAba();
    recarregar();
  },
});

/** At the start: whoever was never here goes straight to the login. */
export function retomarSessao(): void {
  if (sessao.houve()) void sessao.renovar();
  else sessao.encerrarLocalmente();
}

export async function sair(): Promise<void> {
  esquecerAAba();
  await sessao.sair();
  // Loaded anew: neither memory nor the back button holds anything.
  abrirDeNovo('/gestao/');
}
