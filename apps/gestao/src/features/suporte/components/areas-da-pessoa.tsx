import type { FichaDoSuporte } from '@credito/api/gestao-suporte.rotas';
import { erroDoMotivo, MAXIMO_DO_MOTIVO, MUDAR_AREAS } from '@credito/domain/acesso/suporte';
import { AREAS_DO_PORTAL, type AreaDoPortal, NOME_DA_AREA } from '@credito/domain/conta/areas';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { consultas, mensagemDoErro } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import estilos from '../screens/suporte-screen.module.css';

type Pessoa = Pick<FichaDoSuporte, 'contaId' | 'nome' | 'areasDesativadas'>;

/** Which areas of the portal this person has: the one place where they are disabled and enabled again. */
export function AreasDaPessoa({ ficha }: { ficha: Pessoa }) {
  const podeMudar = usePode('desativar-areas');
  const [aberto, setAberto] = useState(false);
  const desativadas = AREAS_DO_PORTAL.filter((area) => ficha.areasDesativadas.includes(area));
  return (
    <section aria-label="Áreas do portal">
      <h2>Áreas do portal</h2>
      <div className={estilos.acoes}>
        <p>
          {desativadas.length === 0
            ? 'Nenhuma área está desativada.'
            : `Desativadas: ${desativadas.map((area) => NOME_DA_AREA[area]).join(' e ')}.`}
        </p>
        {podeMudar ? (
          <Botao variante="secundario" compacto onClick={() => setAberto(true)}>
            Mudar as áreas
          </Botao>
        ) : null}
      </div>
      {aberto ? <DialogoDasAreas ficha={ficha} aoFechar={() => setAberto(false)} /> : null}
    </section>
  );
}

function DialogoDasAreas({ ficha, aoFechar }: { ficha: Pessoa; aoFechar: () => void }) {
  const [anteriores] = useState(ficha.areasDesativadas);
  const [marcadas, setMarcadas] = useState<readonly AreaDoPortal[]>(ficha.areasDesativadas);
  const { valores, mudar, apagar } = useRascunho(`areas ${ficha.contaId}`, { motivo: '' });
  const { motivo } = valores;
  const [erro, setErro] = useState<string | null>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const mudou = AREAS_DO_PORTAL.some((area) => marcadas.includes(area) !== anteriores.includes(area));
  const salvar = useMutation({
    mutationFn: () =>
      api('PUT /gestao/suporte/pessoas/{contaId}/areas', {
        params: { contaId: ficha.contaId },
        body: { areasDesativadas: [...marcadas], anteriores, motivo },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Áreas mudadas. A pessoa foi avisada por e-mail.', tom: 'sucesso' });
      apagar();
      aoFechar();
      return consultas.invalidateQueries({ queryKey: ['suporte', ficha.contaId] });
    },
  });

  function enviar() {
    const recusa = erroDoMotivo(motivo, MUDAR_AREAS);
    setErro(recusa);
    if (recusa) focarPrimeiroErro();
    else salvar.mutate();
  }

  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Áreas do portal"
      descrito={false}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          carregando={salvar.isPending}
          disabled={!mudou}
          onClick={enviar}
        >
          Salvar
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        {salvar.isError ? (
          <Aviso tom="erro" aoVivo>
            {mensagemDoErro(salvar.error)}
          </Aviso>
        ) : null}
        <p
          className={estilosDaPagina.sub}
        >{`O que você desativar some do portal de ${ficha.nome}, que vê um aviso e recebe um e-mail. O motivo fica só no registro da equipe.`}</p>
        <GrupoDeCampos rotulo="Desativar para esta pessoa">
          {AREAS_DO_PORTAL.map((area) => (
            <Caixa
              key={area}
              cartao
              rotulo={NOME_DA_AREA[area]}
              checked={marcadas.includes(area)}
              onChange={({ currentTarget }) =>
                setMarcadas(
                  currentTarget.checked ? [...marcadas, area] : marcadas.filter((outra) => outra !== area),
                )
              }
            />
          ))}
        </GrupoDeCampos>
        <AreaDeTexto
          rotulo="Motivo"
          rows={3}
          value={motivo}
          erro={erro ?? undefined}
          maxLength={MAXIMO_DO_MOTIVO}
          onChange={({ currentTarget }) => {
            setErro(null);
            mudar({ motivo: currentTarget.value });
          }}
        />
      </div>
    </Dialogo>
  );
}
