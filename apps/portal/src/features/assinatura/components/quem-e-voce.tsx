/** The first page of a link: a forwarded one is worth nothing without the CPF of whom it was sent to. */

import type { ConsultaDoLink } from '@credito/api/assinatura.rotas';
import type { ErroDeApi } from '@credito/api/cliente';
import { digitosDoCpf, erroDoCpf, erroDoCpfIncompleto } from '@credito/domain/pessoa/cpf';
import { Aviso } from '@credito/ui/aviso/aviso';
import { CampoCpf } from '@credito/ui/campo-mascarado/campo-cpf';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { type Entrada, entrarPeloLink } from '../chamadas.ts';
import { AvisoDaFalha } from './aviso-da-falha.tsx';
import { NomeMascarado } from './nome-mascarado.tsx';

interface QuemEVoceProps {
  segredo: string;
  consulta: ConsultaDoLink;
  /** The hour of the pass was over. */
  deNovo: boolean;
  aoEntrar: (entrada: Entrada) => void;
  /** The link died meanwhile. */
  aoMorrer: () => void;
}

export function QuemEVoce({ segredo, consulta, deNovo, aoEntrar, aoMorrer }: QuemEVoceProps) {
  const [cpf, setCpf] = useState('');
  const envio = useEnvio({
    valores: { cpf },
    conferir: (digitado) => ({ cpf: erroDoCpf(digitado.cpf) }),
    recusas: { cpf: 'cpf' },
    mensagemDaFalha: (erro: ErroDeApi) => {
      if (erro.status === 404) aoMorrer();
      return erro.message;
    },
  });
  const jaAssinou = consulta.situacao === 'assinada';
  return (
    <PaginaDePergunta
      titulo={jaAssinou ? 'Você já assinou este documento' : 'Há um documento para você assinar'}
      dica={
        <p>
          <span>Este link é de </span>
          <NomeMascarado nome={consulta.para} />
          <span>. </span>
          <span>
            {jaAssinou
              ? 'Para ver ou baixar a sua cópia, digite o seu CPF.'
              : 'Para ler e assinar, digite o seu CPF. Não precisa criar conta.'}
          </span>
        </p>
      }
      ajuda={{
        titulo: 'Não sou essa pessoa, ou não quero assinar',
        conteudo: (
          <p>
            Se o link não é seu, não digite nada: feche a página e avise quem o enviou. Se é seu e você não
            quer assinar, entre com o CPF: em todas as páginas há o botão “Não vou assinar”.
          </p>
        ),
      }}
      aviso={
        envio.falha ? (
          <AvisoDaFalha falha={envio.falha} />
        ) : deNovo ? (
          <Aviso tom="informacao">
            <p>
              Por segurança, o documento se fecha depois de uma hora. Digite o CPF para continuar de onde
              parou.
            </p>
          </Aviso>
        ) : undefined
      }
      acao={{ texto: jaAssinou ? 'Ver a minha cópia' : 'Abrir o documento', carregando: envio.enviando }}
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(async () => aoEntrar(await entrarPeloLink(segredo, digitosDoCpf(cpf))));
      }}
    >
      <CampoCpf
        conferirAoSair={erroDoCpfIncompleto}
        rotulo="Seu CPF"
        name="cpf"
        autoComplete="off"
        value={cpf}
        erro={envio.erros.cpf}
        onChange={(evento) => setCpf(evento.currentTarget.value)}
      />
    </PaginaDePergunta>
  );
}
