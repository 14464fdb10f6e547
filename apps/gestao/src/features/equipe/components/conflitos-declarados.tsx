import type { ConflitoDeclarado } from '@credito/api/gestao-conflitos.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { consultaDosConflitos, useRetirarConflito } from '../conflitos.queries.ts';

/** Who of the team said that they should not work on a request; whoever said it cannot take it back. */
export function ConflitosDeclarados() {
  const conflitos = useQuery(consultaDosConflitos);
  const [escolhido, setEscolhido] = useState<ConflitoDeclarado | null>(null);
  const fechar = () => setEscolhido(null);
  const retirar = useRetirarConflito(fechar);
  return (
    <section>
      <h2>Conflitos declarados</h2>
      {conflitos.isError ? <Aviso tom="erro">{mensagemDoErro(conflitos.error)}</Aviso> : null}
      {conflitos.data?.conflitos.length === 0 ? <p>Ninguém declarou conflito com uma solicitação.</p> : null}
      {conflitos.data && conflitos.data.conflitos.length > 0 ? (
        <Tabela cartoes legenda="Conflitos declarados">
          <thead>
            <tr>
              <th scope="col">Pessoa</th>
              <th scope="col">Solicitação</th>
              <th scope="col">Motivo</th>
              <th scope="col">Declarado em</th>
              <th scope="col">
                <span className="so-leitor">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {conflitos.data.conflitos.map((conflito) => (
              <tr key={conflito.id}>
                <td data-rotulo="Pessoa">{conflito.operador}</td>
                <td data-rotulo="Solicitação" className="numeros">
                  {conflito.protocolo}
                </td>
                <td data-rotulo="Motivo">{conflito.motivo || 'Não informado'}</td>
                <td data-rotulo="Declarado em">{formatarMomento(new Date(conflito.declaradoEm))}</td>
                <td>
                  <Botao
                    variante="secundario"
                    compacto
                    aria-label={`Retirar o conflito de ${conflito.operador} com ${conflito.protocolo}`}
                    onClick={() => setEscolhido(conflito)}
                  >
                    Retirar
                  </Botao>
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      ) : null}
      {escolhido ? (
        <Dialogo
          aberto
          aoFechar={fechar}
          titulo="Retirar este conflito?"
          acoes={
            <ConfirmarOuCancelar
              aoCancelar={fechar}
              carregando={retirar.isPending}
              onClick={() => retirar.mutate(escolhido.id)}
            >
              Retirar conflito
            </ConfirmarOuCancelar>
          }
        >
          <p>
            {`${escolhido.operador} volta a ver a solicitação ${escolhido.protocolo} e pode trabalhar nela. Fica registrado que foi você quem retirou.`}
          </p>
        </Dialogo>
      ) : null}
    </section>
  );
}
