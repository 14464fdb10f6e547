/** Whoever comes to guarantee is somebody else than everybody of the contract, and signs by a contact of their own. */
import type { ParteDoContrato } from '../contrato/partes.ts';
import type { NovoFiador, PedidoDa, RecusaDoCampo } from './pedido.ts';

interface FatosDeQuemEntra {
  /** As the contract binds them today. */
  partes: readonly Pick<ParteDoContrato, 'papel' | 'grupo' | 'cpf' | 'email' | 'telefone'>[];
  /** By other changes of the same contract that are not over: after the first one the second could not come into effect. */
  entram: readonly NovoFiador[];
}

type Pedido = Pick<PedidoDa<'fiador'>, 'papel' | 'novo'>;

/** Before anybody is invited. */
export function recusaDaPessoa({ novo }: Pedido, { partes, entram }: FatosDeQuemEntra): RecusaDoCampo | null {
  const cpfs = cpfsDe(novo);
  if (new Set(cpfs).size < cpfs.length || partes.some(({ cpf }) => cpfs.includes(cpf)))
    return { campo: 'novo.cpf', mensagem: 'Esta pessoa já faz parte do contrato.' };
  return entram.flatMap(cpfsDe).some((cpf) => cpfs.includes(cpf))
    ? { campo: 'novo.cpf', mensagem: 'Esta pessoa já foi indicada em outra alteração deste contrato.' }
    : null;
}

/** Asked again when whoever was named accepts, from when on it is that of the account, and when the document is released. */
export function recusaDoContato(
  { papel: doNovo, novo }: Pedido,
  { partes, entram }: FatosDeQuemEntra,
): RecusaDoCampo | null {
  const contatos = partes.flatMap(({ email, telefone, papel, grupo }) =>
    grupo === 3 || papel === doNovo ? [] : [email, telefone],
  );
  if (contatos.includes(novo.email) || novo.conjuge?.email === novo.email)
    return { campo: 'novo.email', mensagem: 'Este e-mail já é de outra pessoa do contrato.' };
  if (contatos.includes(novo.telefone) || novo.conjuge?.telefone === novo.telefone)
    return { campo: 'novo.telefone', mensagem: 'Este celular já é de outra pessoa do contrato.' };
  const deOutras = entram.flatMap(contatosDe);
  const repetido = contatosDe(novo).find(({ contato }) =>
    deOutras.some((outro) => outro.contato === contato),
  );
  if (!repetido) return null;
  const { campo, rotulo } = repetido;
  return { campo, mensagem: `Este ${rotulo} já é de quem vai garantir o contrato por outra alteração.` };
}

const cpfsDe = ({ cpf, conjuge }: NovoFiador): string[] => [cpf, ...(conjuge ? [conjuge.cpf] : [])];

interface Contato {
  campo: string;
  rotulo: 'e-mail' | 'celular';
  contato: string;
}

function contatosDe({ email, telefone, conjuge }: NovoFiador): Contato[] {
  return [
    { campo: 'novo.email', rotulo: 'e-mail', contato: email },
    { campo: 'novo.telefone', rotulo: 'celular', contato: telefone },
    ...(conjuge ? [{ campo: 'novo.conjuge.email', rotulo: 'e-mail', contato: conjuge.email } as const] : []),
    ...(conjuge?.telefone
      ? [{ campo: 'novo.conjuge.telefone', rotulo: 'celular', contato: conjuge.telefone } as const]
      : []),
  ];
}
