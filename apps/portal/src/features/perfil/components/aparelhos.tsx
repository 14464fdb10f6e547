import { DURACAO_DA_SESSAO_DIAS, INATIVIDADE_DA_SESSAO_DIAS } from '@credito/domain/acesso/duracao-da-sessao';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { avisarFalha } from '../../../sessao/avisar-falha.ts';
import { consultaDasSessoes, sairDoAparelho, sairDosOutros } from '../perfil.queries.ts';
import estilos from './aparelhos.module.css';

/** Where the account is open, and the way out of each. */
export function Aparelhos({ somenteLeitura }: { somenteLeitura: boolean }) {
  const { data: sessoes = [] } = useQuery(consultaDasSessoes);
  const onError = (erro: Error) => avisarFalha(erro.message);
  const deUm = useMutation({ mutationFn: sairDoAparelho, onError });
  const dosOutros = useMutation({
    mutationFn: sairDosOutros,
    onError,
    onSuccess: () => mostrarToast({ texto: 'Saímos da conta nos outros aparelhos.', tom: 'sucesso' }),
  });
  const outros = sessoes.filter(({ atual }) => !atual);
  return (
    <Cartao
      titulo="Aparelhos conectados"
      acoes={
        outros.length > 0 && !somenteLeitura ? (
          <Botao variante="secundario" carregando={dosOutros.isPending} onClick={() => dosOutros.mutate()}>
            Sair de todos os outros
          </Botao>
        ) : undefined
      }
    >
      <p className={estilos.quando}>
        {`Um aparelho sem uso por ${INATIVIDADE_DA_SESSAO_DIAS} dias sai da conta sozinho; os outros saem ${DURACAO_DA_SESSAO_DIAS} dias depois de entrar.`}
      </p>
      <ul className={estilos.lista}>
        {sessoes.map(({ id, aparelho, atual, suporte, usadaEm }) => (
          <li key={id} className={estilos.item}>
            <div>
              <p className={estilos.nome}>{suporte ? 'Atendimento do suporte' : aparelho}</p>
              <p className={estilos.quando}>{`Último uso em ${formatarMomento(new Date(usadaEm))}`}</p>
            </div>
            {atual ? (
              <Etiqueta tom="sucesso">Este aparelho</Etiqueta>
            ) : somenteLeitura ? null : (
              <Botao
                compacto
                variante="discreto"
                carregando={deUm.isPending && deUm.variables === id}
                onClick={() => deUm.mutate(id)}
              >
                <span>Sair</span>
                <span className="so-leitor">{` de ${aparelho}`}</span>
              </Botao>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
