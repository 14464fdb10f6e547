/** An account as the account wizard makes it: code, verified phone, password. */

import { cadastrarUsuario } from '../../../src/modules/cadastro/cadastrar.ts';
import { emitirCodigo } from '../../../src/modules/codigo/emitir-codigo.ts';
import { lembrarTelefone } from '../../../src/modules/codigo/telefone-verificado.ts';
import { validarCodigo } from '../../../src/modules/codigo/validar-codigo.ts';
import { confirmarEmailPeloLink, tokenDoEmail } from '../../../src/modules/conta/confirmar-email.ts';
import { SEM_CHAVE } from '../../../src/modules/idempotencia/idempotencia.ts';
import { resumo } from '../../../src/plugins/sessao.ts';
import type { Narrador } from './contexto-da-historia.ts';
import { type PessoaDaDemonstracao, SENHA_DAS_PESSOAS } from './pessoas.ts';

const CANAL = 'sms';

/** The id of the person's account; a person who has one keeps it. */
export async function garantirConta(
  narrador: Narrador,
  pessoa: PessoaDaDemonstracao,
  { confirmaEmail = true } = {},
): Promise<string> {
  narrador.conferirParada();
  narrador.passar(12);
  const { contexto } = narrador;
  const { cpf, telefone } = pessoa;
  const atual = await contexto.db.selectFrom('conta').select('id').where('cpf', '=', cpf).executeTakeFirst();
  if (atual) return atual.id;
  const navegador = resumo(contexto.aleatorio.bytes(32).toString('base64url'));
  await emitirCodigo(contexto, {
    finalidade: 'cadastro',
    cpf,
    destino: telefone,
    canal: CANAL,
    navegador,
    contaId: null,
  });
  await validarCodigo(
    contexto,
    { finalidade: 'cadastro', destino: telefone, navegador, cpf: null, codigo: narrador.ultimoCodigo() },
    (trx, cpfDoCodigo) =>
      lembrarTelefone(trx, { cpf: cpfDoCodigo, telefone, navegador }, contexto.relogio.agora()),
  );
  const { id } = await cadastrarUsuario(
    contexto,
    {
      cpf,
      nome: pessoa.nome,
      email: pessoa.email,
      confEmail: pessoa.email,
      telefone,
      canal: CANAL,
      password: SENHA_DAS_PESSOAS,
      confPassword: SENHA_DAS_PESSOAS,
    },
    { navegador, entradaSocial: null },
    SEM_CHAVE,
  );
  if (confirmaEmail)
    await confirmarEmailPeloLink(
      contexto,
      tokenDoEmail(contexto.segredo, { id, email: pessoa.email }, contexto.relogio.agora()),
    );
  return id;
}
