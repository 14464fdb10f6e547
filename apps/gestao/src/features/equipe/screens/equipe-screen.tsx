import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useOperador } from '../../../sessao/use-sessao.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { ConflitosDeclarados } from '../components/conflitos-declarados.tsx';
import { DialogoDoMembro } from '../components/dialogo-do-membro.tsx';
import { consultaDaEquipe, type Membro } from '../equipe.queries.ts';

const SITUACOES: Readonly<Record<Membro['situacao'], { tom: TomDeEtiqueta; texto: string }>> = {
  ativo: { tom: 'sucesso', texto: 'Ativo' },
  convidado: { tom: 'espera', texto: 'Convidado' },
  'convite-vencido': { tom: 'erro', texto: 'Convite vencido' },
  inativo: { tom: 'neutro', texto: 'Sem acesso' },
};

export default function EquipeScreen() {
  useTitulo('Equipe');
  const eu = useOperador();
  const equipe = useQuery(consultaDaEquipe);
  const [aberto, setAberto] = useState<Membro | 'novo' | null>(null);
  return (
    <div className={estilosDaPagina.pagina}>
      <header className={estilosDaPagina.cabecalho}>
        <h1>Equipe</h1>
        <Botao compacto icone={<UserPlus aria-hidden="true" />} onClick={() => setAberto('novo')}>
          Convidar
        </Botao>
      </header>
      {equipe.isError ? <Aviso tom="erro">{mensagemDoErro(equipe.error)}</Aviso> : null}
      {equipe.isPending ? <EsqueletoDeLista quantos={5} /> : null}
      {equipe.data ? (
        <Tabela cartoes legenda="Pessoas da equipe">
          <thead>
            <tr>
              <th scope="col">Pessoa</th>
              <th scope="col">Papel</th>
              <th scope="col">Situação</th>
              <th scope="col">Último acesso</th>
              <th scope="col">
                <span className="so-leitor">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {equipe.data.operadores.map((membro) => (
              <tr key={membro.id}>
                <td data-rotulo="Pessoa">
                  <span>{membro.nome}</span>
                  <small>{membro.email}</small>
                  <small className="numeros">
                    {membro.cpf ? `CPF ${membro.cpf}` : 'CPF ainda não informado'}
                  </small>
                </td>
                <td data-rotulo="Papel">
                  <span>{ROTULO_DO_PAPEL[membro.papel]}</span>
                  {membro.instituicao ? <small>{membro.instituicao.nome}</small> : null}
                </td>
                <td data-rotulo="Situação">
                  <Etiqueta tom={SITUACOES[membro.situacao].tom}>{SITUACOES[membro.situacao].texto}</Etiqueta>
                </td>
                <td data-rotulo="Último acesso">
                  <span>
                    {membro.ultimoAcesso ? formatarMomento(new Date(membro.ultimoAcesso)) : 'Nunca entrou'}
                  </span>
                  {membro.sessoesAbertas > 0 ? <small>{`${membro.sessoesAbertas} em uso`}</small> : null}
                </td>
                <td>
                  {membro.id === eu.id ? (
                    'Você'
                  ) : (
                    <Botao
                      variante="secundario"
                      compacto
                      aria-label={`Alterar o acesso de ${membro.nome}`}
                      onClick={() => setAberto(membro)}
                    >
                      Alterar
                    </Botao>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      ) : null}
      <ConflitosDeclarados />
      {aberto && equipe.data ? (
        <DialogoDoMembro
          membro={aberto === 'novo' ? null : aberto}
          instituicoes={equipe.data.instituicoes}
          aoFechar={() => setAberto(null)}
        />
      ) : null}
    </div>
  );
}
