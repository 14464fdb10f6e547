import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultaDaCarga, useCobrirColega } from '../fila.queries.ts';
import estilos from './carga-da-equipe.module.css';

/** Who has what in hand; whoever stands in for a colleague takes over here. */
export function CargaDaEquipe() {
  const { data } = useQuery(consultaDaCarga);
  const cobrir = useCobrirColega();
  const [colega, setColega] = useState<{ operadorId: string; nome: string; assumidas: number } | null>(null);
  if (!data || data.pessoas.length < 2) return null;
  return (
    <details className={estilos.carga}>
      <summary>Carga da equipe</summary>
      <Tabela cartoes legenda="Solicitações com cada pessoa da equipe" className={estilos.tabela}>
        <thead>
          <tr>
            <th scope="col">Pessoa</th>
            <th scope="col">Com ela agora</th>
            <th scope="col">Assumiu a primeira</th>
            <th scope="col">Decididas hoje</th>
            <th scope="col">
              <span className="so-leitor">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.pessoas.map((pessoa) => (
            <tr key={pessoa.operadorId}>
              <th scope="row" data-rotulo="Pessoa">
                {pessoa.eu ? `${pessoa.nome} (você)` : pessoa.nome}
              </th>
              <td data-rotulo="Com ela agora">{pessoa.assumidas}</td>
              <td data-rotulo="Assumiu a primeira">
                {pessoa.maisAntigaDesde ? formatarMomento(new Date(pessoa.maisAntigaDesde)) : 'Nenhuma'}
              </td>
              <td data-rotulo="Decididas hoje">{pessoa.decididasHoje}</td>
              <td>
                {!pessoa.eu && pessoa.assumidas > 0 ? (
                  <Botao variante="secundario" compacto onClick={() => setColega(pessoa)}>
                    <span>Cobrir</span>
                    <span className="so-leitor">{` ${pessoa.nome}`}</span>
                  </Botao>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabela>
      {colega ? (
        <Dialogo
          aberto
          aoFechar={() => setColega(null)}
          titulo={`Cobrir ${colega.nome}?`}
          acoes={
            <ConfirmarOuCancelar
              aoCancelar={() => setColega(null)}
              carregando={cobrir.isPending}
              onClick={() => cobrir.mutate(colega.operadorId, { onSettled: () => setColega(null) })}
            >
              Assumir as solicitações
            </ConfirmarOuCancelar>
          }
        >
          <p>
            {`${
              colega.assumidas === 1
                ? 'A solicitação que está com essa pessoa passa para você.'
                : `As ${colega.assumidas} solicitações que estão com essa pessoa passam para você.`
            } A troca fica registrada.`}
          </p>
        </Dialogo>
      ) : null}
    </details>
  );
}
