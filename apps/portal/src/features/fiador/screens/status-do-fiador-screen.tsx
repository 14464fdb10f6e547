import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { ROTULOS_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { ROTULO_DO_PARENTESCO } from '@credito/domain/fiador/parentesco';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Resumo } from '@credito/ui/resumo/resumo';
import { useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { DialogoDePreenchimento } from '../components/dialogo-de-preenchimento.tsx';
import { EtiquetaDoFiador } from '../components/etiqueta-do-fiador.tsx';
import { ItensDoFiador } from '../components/itens-do-fiador.tsx';
import { UmFiador } from '../components/um-fiador.tsx';
import estilos from '../fiador.module.css';

/** One guarantor's progress (spec 2 section 2.8). */
export function StatusDoFiadorScreen() {
  return (
    <UmFiador>
      {(fiador, fiadores) => <StatusDoFiador key={fiador.pessoaId} fiador={fiador} fiadores={fiadores} />}
    </UmFiador>
  );
}

interface StatusDoFiadorProps {
  fiador: FiadorDoEstudante;
  fiadores: FiadoresDaSolicitacao;
}

function StatusDoFiador({ fiador, fiadores }: StatusDoFiadorProps) {
  const [, navegar] = useLocation();
  const [trocando, setTrocando] = useState(false);
  const { nome, situacao, percentual, tipoPessoa, aceitou, preenchidoPor } = fiador;
  const estudantePreenche = preenchidoPor === 'estudante' && !aceitou;
  return (
    <Pagina titulo={nome} aoVoltar={() => navegar('/selecao-de-fiador')}>
      <Cartao titulo="Andamento" aoLado={<EtiquetaDoFiador situacao={situacao} />}>
        <div className={estilos.pilha}>
          <p>{ROTULOS_DO_FIADOR[situacao].estudante.texto}</p>
          <ItensDoFiador itens={fiador.itens} />
          <p>
            {fiador.ultimoAcesso
              ? `Último acesso: ${formatarMomento(new Date(fiador.ultimoAcesso))}.`
              : 'Ainda não acessou.'}
          </p>
        </div>
      </Cartao>
      <DadosDoConvite fiador={fiador} podeCorrigir={fiadores.podeGerenciar} />
      <div className={estilos.acoes}>
        {estudantePreenche ? (
          <Botao largo onClick={() => navegar(`/dados-pessoais-fiador/${tipoPessoa}`)}>
            {percentual === 100 ? 'Revisar os dados' : 'Continuar preenchendo'}
          </Botao>
        ) : null}
        {fiador.convite ? (
          <Botao
            largo
            variante={estudantePreenche ? 'secundario' : 'primario'}
            onClick={() => navegar(`/dados-pessoais-fiador/link/${tipoPessoa}`)}
          >
            Ver o link do convite
          </Botao>
        ) : null}
        {fiadores.podeGerenciar && situacao !== 'pronto' ? (
          <Botao largo variante="secundario" onClick={() => navegar(`/lembrete-fiador/${tipoPessoa}`)}>
            Enviar lembrete
          </Botao>
        ) : null}
        {fiadores.podeGerenciar && !aceitou ? (
          <Botao largo variante="discreto" onClick={() => setTrocando(true)}>
            {estudantePreenche ? 'Deixar o fiador preencher' : 'Preencher pelo fiador'}
          </Botao>
        ) : null}
        {fiadores.podeAdicionar ? (
          <Botao largo variante="discreto" onClick={() => navegar('/dados-pessoais-fiador')}>
            Quero incluir mais um fiador
          </Botao>
        ) : null}
        {fiadores.podeGerenciar ? (
          <Botao largo variante="discreto" onClick={() => navegar(`/troca-fiador/${tipoPessoa}`)}>
            Quero trocar meu fiador
          </Botao>
        ) : null}
      </div>
      <DialogoDePreenchimento
        aberto={trocando}
        aoFechar={() => setTrocando(false)}
        fiador={fiador}
        idSolicitacao={fiadores.idSolicitacao}
      />
    </Pagina>
  );
}

/** What the student typed, until the guarantor accepts. */
function DadosDoConvite({
  fiador: { contato, parentesco, tipoPessoa },
  podeCorrigir,
}: {
  fiador: FiadorDoEstudante;
  podeCorrigir: boolean;
}) {
  const { base } = useRouter();
  if (!contato) return null;
  return (
    <Resumo
      grupos={[
        {
          id: 'convite',
          titulo: 'O que você informou',
          alterar: podeCorrigir ? `${base}/dados-pessoais-fiador/convite/${tipoPessoa}` : undefined,
          itens: [
            { rotulo: 'CPF', valor: formatarCpf(contato.cpf) },
            { rotulo: 'Celular', valor: formatarTelefone(contato.telefone) },
            { rotulo: 'E-mail', valor: contato.email },
            { rotulo: 'Parentesco', valor: parentesco ? ROTULO_DO_PARENTESCO[parentesco] : null },
          ],
        },
      ]}
    />
  );
}
