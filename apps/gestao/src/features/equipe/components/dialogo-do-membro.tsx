import { PAPEIS_DE_OPERADOR, type PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useRef, useState } from 'react';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';
import { type Membro, useMudancaDaEquipe } from '../equipe.queries.ts';
import estilos from './dialogo-do-membro.module.css';

/** Invites somebody, or changes somebody's access. */
export function DialogoDoMembro({
  membro,
  instituicoes,
  aoFechar,
}: {
  membro: Membro | null;
  instituicoes: ReadonlyArray<{ id: number; nome: string }>;
  aoFechar: () => void;
}) {
  const [nome, setNome] = useState('');
  const [email, setEmail] = useState('');
  const [papel, setPapel] = useState<PapelDeOperador>(membro?.papel ?? 'analista');
  const [instituicao, setInstituicao] = useState(String(membro?.instituicao?.id ?? ''));
  const [ativo, setAtivo] = useState(membro?.ativo ?? true);
  const mudanca = useMudancaDaEquipe(aoFechar);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const lotacao = {
    papel,
    instituicaoId: papel === 'instituicao' && instituicao !== '' ? Number(instituicao) : null,
  };
  const recusas = useRecusas(mudanca.error, { nome, email, ...lotacao });
  const salvar = () =>
    mudanca.mutate(
      membro
        ? { tipo: 'alterar', id: membro.id, ativo, ...lotacao }
        : { tipo: 'convidar', nome, email, ...lotacao },
      { onError: () => focarPrimeiroErro(corpo.current) },
    );

  return (
    <DialogoDeFormulario
      titulo={membro ? membro.nome : 'Convidar para a equipe'}
      confirmar={membro ? 'Salvar' : 'Enviar convite'}
      falha={recusas.geral}
      enviando={mudanca.isPending}
      aoEnviar={salvar}
      aoFechar={aoFechar}
    >
      <div className={estilos.corpo} ref={corpo}>
        {membro ? null : (
          <>
            <CampoTexto
              rotulo="Nome completo"
              autoComplete="off"
              value={nome}
              erro={recusas.de('nome')}
              onChange={(evento) => setNome(evento.currentTarget.value)}
            />
            <CampoTexto
              rotulo="E-mail"
              type="email"
              autoComplete="off"
              value={email}
              erro={recusas.de('email')}
              onChange={(evento) => setEmail(evento.currentTarget.value)}
            />
          </>
        )}
        <Selecao
          rotulo="Papel"
          opcoes={PAPEIS_DE_OPERADOR.map((valor) => ({ valor, texto: ROTULO_DO_PAPEL[valor] }))}
          value={papel}
          onChange={(evento) => setPapel(evento.currentTarget.value as PapelDeOperador)}
        />
        {papel === 'instituicao' ? (
          <Selecao
            rotulo="Instituição"
            vazio="Escolha a instituição"
            opcoes={instituicoes.map(({ id, nome: texto }) => ({ valor: String(id), texto }))}
            value={instituicao}
            erro={recusas.de('instituicaoId')}
            onChange={(evento) => setInstituicao(evento.currentTarget.value)}
          />
        ) : null}
        {membro ? (
          <>
            <Caixa
              rotulo="Tem acesso"
              descricao="Qualquer mudança encerra as sessões abertas desta pessoa."
              checked={ativo}
              onChange={(evento) => setAtivo(evento.currentTarget.checked)}
            />
            <div className={estilos.acoes}>
              <Botao
                variante="secundario"
                compacto
                disabled={!membro.ativo}
                onClick={() => mudanca.mutate({ tipo: 'reconvidar', id: membro.id })}
              >
                Enviar convite novo
              </Botao>
              <Botao
                variante="secundario"
                compacto
                disabled={membro.sessoesAbertas === 0}
                onClick={() => mudanca.mutate({ tipo: 'encerrar-sessoes', id: membro.id })}
              >
                Encerrar sessões
              </Botao>
            </div>
          </>
        ) : null}
      </div>
    </DialogoDeFormulario>
  );
}
