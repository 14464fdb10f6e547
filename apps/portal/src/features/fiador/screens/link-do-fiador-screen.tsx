import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CompartilharLink } from '../components/compartilhar-link.tsx';
import { UmFiador } from '../components/um-fiador.tsx';
import estilos from '../fiador.module.css';
import { enviarConvite, renovarLink } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/** The link of an invitation: after inviting, and again whenever the acceptance is missing (spec 2 section 2.7). */
export function LinkDoFiadorScreen() {
  const [, navegar] = useLocation();
  const [novo, setNovo] = useState(false);
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  return (
    <UmFiador>
      {({ pessoaId, nome, aceitou, convite, contato, preenchidoPor, situacao }) => (
        <Pagina
          titulo={convite?.enviadoEm ? 'Convite enviado' : `Envie o link para ${primeiroNome(nome)}`}
          dica={
            aceitou
              ? `${primeiroNome(nome)} já aceitou: não precisa mais do link.`
              : 'Só a pessoa convidada consegue usar o link, com o CPF dela. Encaminhar para outra pessoa não adianta.'
          }
          aoVoltar={() => navegar('/selecao-de-fiador')}
        >
          {convite ? (
            <>
              {convite.enviadoEm ? (
                <Aviso tom="sucesso">
                  Enviamos o convite por e-mail e por mensagem para {nome}. Se quiser, envie você também:
                </Aviso>
              ) : null}
              {novo ? (
                <Aviso tom="informacao" aoVivo>
                  Este é o novo link. O anterior deixou de funcionar.
                </Aviso>
              ) : null}
              <Cartao>
                <CompartilharLink
                  versao={
                    preenchidoPor === 'estudante' || situacao === 'aguardando-aceite' ? 'reenvio' : 'convite'
                  }
                  nome={nome}
                  link={convite.link}
                  email={contato?.email ?? null}
                />
              </Cartao>
            </>
          ) : null}
          <div className={estilos.acoes}>
            {convite && !convite.enviadoEm ? (
              <Botao
                largo
                variante="secundario"
                icone={<Send />}
                carregando={acao.ocupada}
                onClick={() => void acao.executar(() => enviarConvite(convite.codFiador))}
              >
                Pedir que a gente envie por e-mail e mensagem
              </Botao>
            ) : null}
            <Botao largo onClick={() => navegar('/selecao-de-fiador')}>
              Ver os fiadores
            </Botao>
            {convite ? (
              <Botao
                variante="discreto"
                largo
                carregando={acao.ocupada}
                onClick={async () => {
                  if (await acao.executar(() => renovarLink(pessoaId))) setNovo(true);
                }}
              >
                Enviei para a pessoa errada: criar outro link
              </Botao>
            ) : null}
          </div>
          {acao.dialogos}
        </Pagina>
      )}
    </UmFiador>
  );
}
