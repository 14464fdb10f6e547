import { digitosDoCpf, erroDoCpf, erroDoCpfIncompleto } from '@credito/domain/pessoa/cpf';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { type Autorizacao, consultarAutorizacao } from '../responsavel.queries.ts';

export interface ConfirmarCpfProps {
  codigo: string;
  /** First name: the rest is shown to the right person only. */
  estudante: string;
  instituicao: string;
  aoConfirmar: (cpf: string, estudante: string, autorizacao: Autorizacao) => void;
  /** The link died meanwhile. */
  aoMorrer: (motivo: string) => void;
}

export function ConfirmarCpf({ codigo, estudante, instituicao, aoConfirmar, aoMorrer }: ConfirmarCpfProps) {
  const [cpf, setCpf] = useState('');
  const envio = useEnvio({
    valores: { cpf },
    conferir: (digitado) => ({ cpf: erroDoCpf(digitado.cpf) }),
    recusas: { cpf: 'cpf' },
    mensagemDaFalha: (erro) => {
      if (erro.status === 410 || erro.status === 404) aoMorrer(erro.message);
      return erro.message;
    },
  });
  return (
    <>
      <PaginaDePergunta
        titulo={`${estudante} pede a sua autorização`}
        dica={`É para um crédito estudantil na instituição ${instituicao}. Quem estuda tem menos de 18 anos e declarou você como responsável legal. Confirme o seu CPF para ler o pedido.`}
        acao={{ texto: 'Ler o pedido', carregando: envio.enviando }}
        aoEnviar={() =>
          void envio.enviar(async () => {
            const digitos = digitosDoCpf(cpf);
            const lida = await consultarAutorizacao(codigo, digitos);
            if (lida.autorizacao) aoConfirmar(digitos, lida.estudante, lida.autorizacao);
          })
        }
      >
        <CampoMascarado
          mascara="cpf"
          conferirAoSair={erroDoCpfIncompleto}
          rotulo="Seu CPF"
          name="cpf"
          autoComplete="off"
          value={cpf}
          erro={envio.erros.cpf}
          onChange={(evento) => setCpf(evento.currentTarget.value)}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
