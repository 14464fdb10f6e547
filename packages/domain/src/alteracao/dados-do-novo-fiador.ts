/** What was said of whoever will guarantee, as the desk reads it before it decides. */
import { formatarCep } from '../endereco/endereco.ts';
import { ROTULO_DO_ESTADO_CIVIL } from '../participante/estado-civil.ts';
import { ROTULO_DO_REGIME } from '../participante/regime-de-bens.ts';
import { formatarCpf } from '../pessoa/cpf.ts';
import { formatarTelefone } from '../pessoa/telefone.ts';
import { formatarData } from '../tempo/data.ts';
import type { PedidoDeAlteracao } from './pedido.ts';

export function dadosDoNovoFiador(pedido: PedidoDeAlteracao): Array<{ rotulo: string; valor: string }> {
  if (pedido.especie !== 'fiador') return [];
  const { nome, cpf, nascimento, email, telefone, estadoCivil, regime, uniaoEstavel, endereco, conjuge } =
    pedido.novo;
  const { logradouro, numero, complemento, bairro, cidade, uf, cep } = endereco;
  const casa = complemento ? `${logradouro}, ${numero}, ${complemento}` : `${logradouro}, ${numero}`;
  return [
    { rotulo: 'Nome', valor: nome },
    { rotulo: 'CPF', valor: formatarCpf(cpf) },
    { rotulo: 'Nascimento', valor: formatarData(nascimento) },
    { rotulo: 'E-mail', valor: email },
    { rotulo: 'Celular', valor: formatarTelefone(telefone) },
    {
      rotulo: 'Estado civil',
      valor: `${ROTULO_DO_ESTADO_CIVIL[estadoCivil]}${uniaoEstavel ? ', em união estável' : ''}`,
    },
    ...(regime === null ? [] : [{ rotulo: 'Regime de bens', valor: ROTULO_DO_REGIME[regime] }]),
    { rotulo: 'Endereço', valor: `${casa}, ${bairro}, ${cidade}, ${uf}, CEP ${formatarCep(cep)}` },
    ...(conjuge === null
      ? []
      : [{ rotulo: 'Cônjuge', valor: `${conjuge.nome}, ${formatarCpf(conjuge.cpf)}` }]),
  ];
}
